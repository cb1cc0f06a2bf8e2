import type { Sql } from '#kernel/database/sql.ts';
import { derivedTablesOf, tablesOf, type AnyProjection } from '../projection.ts';
import { asWritten, type Row } from '../rows/rows.ts';
import { quoted, shapesOf, type TableShape } from '../rows/table.ts';
import { inShadow, type Shadow } from './shadow.ts';

export interface Difference {
  table: string;
  live: Row | undefined;
  rebuilt: Row | undefined;
}

/** Rows that only one of both has. */
export const differences = async (sql: Sql, shadow: Shadow): Promise<Difference[]> => {
  const found = [];
  for (const shape of (await shapesOf(sql, tablesOf(shadow.projection))).values()) found.push(...(await differencesIn(sql, shadow, shape)));
  return found;
};

const differencesIn = async (sql: Sql, shadow: Shadow, shape: TableShape): Promise<Difference[]> => {
  const table = shape.name;
  const derived = derivedTablesOf(shadow.projection).find((one) => one.table === table);
  const columns = [...shape.types.keys()].map(quoted).join(', ');
  const content = derived?.content ?? ((from: string) => `SELECT ${columns} FROM ${from} ${whereSumsTell(shadow.projection, table)}`);
  const only = (one: string, other: string) =>
    sql.query<{ row: Row }>(
      `SELECT to_jsonb(a) AS row FROM (${content(one)}) a WHERE to_jsonb(a) NOT IN (SELECT to_jsonb(b) FROM (${content(other)}) b)`,
    );
  const beside = inShadow(shadow, table);
  const missing = only(beside, quoted(table));
  const [live, rebuilt] = await Promise.all([derived?.keepsStaleRows ? { rows: [] } : only(quoted(table), beside), missing]);
  return [
    ...live.rows.map(({ row }) => ({ table, live: asWritten(row, shape), rebuilt: undefined })),
    ...rebuilt.rows.map(({ row }) => ({ table, live: undefined, rebuilt: asWritten(row, shape) })),
  ];
};

/** A row of sums that are all zero tells the same as none. */
const whereSumsTell = (projection: AnyProjection, table: string): string =>
  projection.kind === 'sum' && projection.sums?.tables.includes(table)
    ? `WHERE ${projection.sums.measures.map((measure) => `${quoted(measure)} <> 0`).join(' OR ')}`
    : '';
