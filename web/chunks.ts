/** A chunk of its own: what matches, and all that it imports statically and no earlier chunk holds. */
interface Chunk {
  name: string;
  test: RegExp;
  priority: number;
}

/**
 * What is loaded together is one file: left alone, every module that two pages share becomes a file, and a page some 160 requests. In the order in which a
 * visit needs them, so that none can import a later one: the sign-in page loads no byte of the console, and the console none of what only some pages show.
 */
const inOrder: readonly Omit<Chunk, 'priority'>[] = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom)\// },
  { name: 'scanner', test: /node_modules\/(barcode-detector|zxing-wasm)\// },
  {
    name: 'start',
    test: /src\/(app\/(app\.tsx|language\/load-texts\.ts)|core\/(version|settings\/choose-language)\.ts|i18n\/i18n\.ts|api\/use-(read|command)\.ts|ui\/(plain|brand|states\/plain-page).*\.tsx)$|contracts\/(accounts\/roles|kernel\/fields\/typed-lengths)\.ts$|lucide-react\/dist\/esm\/(\w+|icons\/eye(-off)?)\.mjs$/,
  },
  // Small, and there long before the console: it says which page's code to ask for meanwhile.
  {
    name: 'pages',
    test: /src\/(terminals\/terminals|app\/routes\/(fetch-page|permitted-routes)|core\/routes\/route-table)\.tsx?$/,
  },
  { name: 'public', test: /src\/features\/(sign-in|public)\/.+-page\.tsx$/ },
  {
    name: 'console',
    test: /src\/(app\/console\/console\.tsx|core\/routes\/page-link\.tsx|(live|core\/(links(\/orders)?|open-row)|ui\/(as-of(?!\/as-of-form)|changes|confirm(?!\/confirm-dialog)|goods|keys(?!\/key-help)|page|photos(?!\/photo-preview)|progress|states|status|text))\/[a-z-]+\.tsx?)$|ui\/(use-debounced\.ts|changes\/changes\.module\.css)$|contracts\/(kernel\/(lists\/(as-of|date-range)|rejection)|item\/item-states|requests\/request-access)\.ts$|lucide-react\/dist\/esm\/icons\//,
  },
  // What most pages say of orders and items, in a dozen modules of a few lines: one after the other they keep a page waiting.
  {
    name: 'orders',
    test: /contracts\/(item\/(item-fields|request-types)|kernel\/fields\/money-field|requests\/request-fields|labels\/label-code|outbound\/(odd-no|floor-fields|order-(states|commands|actions)))\.ts$/,
  },
  // What lists have in common with a few forms, which shall not load the lists for it.
  { name: 'beside-list', test: /react-query\/build\/\w+\/useQueries\.js$|src\/ui\/list\/columns\/use-own-kept\.ts$/ },
  { name: 'items', test: /contracts\/inventory\/inventory-queries\.ts$/ },
  // What antd's fields, dialogs and notices have in common, of which none shall load another for it.
  {
    name: 'common',
    test: /@ant-design\/icons\/es\/icons\/((Check|Close|Exclamation|Info)CircleFilled|CloseOutlined)\.js$|antd\/es\/(_util\/hooks\/use(Closable|MergedMask)|drawer\/useFocusable|watermark\/context)\.js$/,
  },
  { name: 'input', test: /antd\/es\/input\/index\.js$/ },
  { name: 'dialog', test: /antd\/es\/modal\/index\.js$/ },
  { name: 'drawer', test: /antd\/es\/drawer\/index\.js$/ },
  { name: 'select', test: /antd\/es\/select\/index\.js$/ },
  // The form library comes with the forms alone, not with every field, and the dialog with what opens over a page.
  { name: 'form', test: /src\/ui\/form\/(?!(number\/)?form-((number-)?field|dialog|drawer)\.).+\.tsx$/ },
  // Pages without a list have one or two of these: its address and reading, its table, its filters.
  {
    name: 'list-state',
    test: /src\/(core\/list\/(define-list|list-query|read-list-ahead|read\/use-list-read|tabs|use-list-state)|ui\/list\/rows\/end-of-rows)\.tsx?$/,
  },
  { name: 'table', test: /src\/ui\/list\/(bulk-bar|data-table|pagination|rows\/(use-frozen-rows|use-selection))\.tsx?$/ },
  { name: 'filters', test: /src\/ui\/list\/filters\/(filter-bar|range-chip)\.tsx$/ },
  // What the live boards and the work of the floor ask, and the boards themselves, which more than one page shows.
  { name: 'tasks', test: /contracts\/(tasks\/(task-board-queries|board-topic)|overview\/overview-queries)\.ts$/ },
  { name: 'boards', test: /src\/ui\/board\/(board|wall)\.tsx$/ },
  { name: 'list', test: /src\/core\/list\/list-page\.tsx$/ },
];

export const chunks: readonly Chunk[] = inOrder.map((chunk, place) => ({ ...chunk, priority: inOrder.length - place }));
