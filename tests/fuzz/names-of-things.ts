import type { Pool } from 'pg';
import { inlineProjections } from '#projections/all.ts';

/** What is there, by the names under which calls speak of it. */
export type Things = ReadonlyMap<string, readonly string[]>;

const camelCase = (column: string): string => column.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase());

/** A few of each state, so that something fits most of what can be asked for. */
const ofEachState = (key: string, table: string, state: string): string =>
  `SELECT ${key} AS name FROM (SELECT ${key}, row_number() OVER (PARTITION BY ${state} ORDER BY ${key}) AS place FROM ${table}) t WHERE place <= 6`;

/** Of each thing that has a row, some under the name of its key. */
const ofEachTable = Object.fromEntries(
  inlineProjections.flatMap((projection) => {
    if (projection.kind !== 'row') return [];
    const { table, key } = projection;
    return [[camelCase(key), `SELECT ${key}::text AS name FROM ${table} ORDER BY 1 LIMIT 20`]];
  }),
);

/** Of those that calls meet in several states, some of each. */
const questions = {
  oneId: ofEachState('one_id', 'inventory', 'state'),
  oddNo: ofEachState('odd_no', 'orders', 'request_type, state, stage'),
  preId: ofEachState('pre_id', 'packages', 'status'),
  batchNo: ofEachState('batch_no', 'batches', 'kind, state'),
  wareId: 'SELECT id AS name FROM warehouses ORDER BY 1',
  shopId: 'SELECT shop_id::text AS name FROM shops ORDER BY shop_id LIMIT 6',
  size: `SELECT DISTINCT jsonb_array_elements_text(sizes) AS name FROM skus ORDER BY 1 LIMIT 10`,
  logNo: 'SELECT log_no AS name FROM packages ORDER BY 1 LIMIT 10',
  labelNo: ofEachState('label_no', 'shipping_labels', 'state'),
  repairNo: ofEachState('repair_no', 'repairs', 'status'),
  announcementId: ofEachState('announcement_id', 'announcements', 'state'),
  // Nobody who takes part: the calls would shut one another out.
  accountId: `SELECT account_id AS name FROM staff WHERE account_id NOT IN (SELECT account_id FROM credentials WHERE login = ANY($1)) ORDER BY 1 LIMIT 10`,
};

/** Fields that mean the same, or one of several. */
const meanings: Readonly<Record<string, readonly string[]>> = {
  id: ['oneId', 'preId', 'oddNo', 'shelfId', 'wareId', 'announcementId'],
  warehouseId: ['wareId'],
  shelvesId: ['shelfId'],
  shelf: ['shelfId'],
  targetShopId: ['shopId'],
  operatorId: ['accountId'],
  spec: ['size'],
  code: ['oneId', 'logNo', 'preId'],
  text: ['oneId', 'oddNo', 'sku', 'logNo'],
  twin: ['oneId'],
};

export const namesOfThings = async (pool: Pool, actors: readonly string[]): Promise<Things> => {
  const things = new Map<string, string[]>();
  for (const [kind, question] of Object.entries<string>({ ...ofEachTable, ...questions })) {
    const { rows } = await pool.query<{ name: string }>(question, question.includes('$1') ? [actors] : []);
    things.set(
      kind,
      rows.map(({ name }) => name),
    );
  }
  for (const [field, kinds] of Object.entries(meanings))
    things.set(
      field,
      kinds.flatMap((kind) => things.get(kind) ?? []),
    );
  return things;
};

/** `oneIds`, `wareIdList` → the names of one of them. */
export const thingsNamed = (things: Things, field: string): readonly string[] =>
  things.get(field) ?? things.get(field.replace(/List$/, '')) ?? things.get(field.replace(/s$/, '')) ?? [];
