import type { LoadTexts } from '#web/i18n/i18n.ts';
import type { Lang } from '#web/i18n/languages.ts';
import { merged } from './merged.ts';

type File = () => Promise<{ default: object }>;

type Files = Readonly<Record<string, File>>;

// Cast, since vitest keeps what it transforms unless it reads `import.meta.glob(` there: an area that is new would have no texts in the tests.
const files: Readonly<Record<Lang, Files>> = {
  en: import.meta.glob(['../../features/**/texts/en.ts', '../../features/**/texts/*/en.ts']) as Files,
  zh: import.meta.glob(['../../features/**/texts/zh.ts', '../../features/**/texts/*/zh.ts']) as Files,
};

const areaOf = (file: string): string => file.split('/features/')[1]!.split('/')[0]!;

const known = new Map<string, LoadTexts>();

/** What the pages of an area say, of every terminal: the files under `texts` in its folder. Always the same object. */
export const textsOfArea = (area: string): LoadTexts => {
  let texts = known.get(area);
  if (!texts) known.set(area, (texts = { en: () => loaded(area, 'en'), zh: () => loaded(area, 'zh') }));
  return texts;
};

const loaded = async (area: string, lang: Lang): Promise<{ default: object }> => {
  const own = Object.entries(files[lang]).filter(([file]) => areaOf(file) === area);
  return { default: merged((await Promise.all(own.map(([, load]) => load()))).map((file) => file.default)) };
};
