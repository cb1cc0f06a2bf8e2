import type { Sql } from '#kernel/database/sql.ts';
import type { SumProjection } from '../projection.ts';
import { asWritten, type Row } from '../rows.ts';
import { quoted, shapeOf } from '../table.ts';
import { summedUp } from '../tally.ts';
import { inShadow, type Shadow } from './shadow.ts';
import { isSum, mayHoldMore, tablesOf, tallyOf } from './tables.ts';

export interface Difference {
  table: string;
  live: Row | undefined;
  rebuilt: Row | undefined;
}

/** Rows that only one of both has. */
export const differences = async (sql: Sql, shadow: Shadow): Promise<Difference[]> => {
  const found = [];
  for (const table of tablesOf(shadow.projection)) found.push(...(await differencesIn(sql, shadow, table)));
  return found;
};

/** A tally tells the same in other rows: it is compared summed up. */
const differencesIn = async (sql: Sql, shadow: Shadow, table: string): Promise<Difference[]> => {
  const shape = await shapeOf(sql, table);
  const columns = [...shape.types.keys()].map(quoted).join(', ');
  const tally = tallyOf(shadow.projection);
  const told = isSum(shadow.projection) ? tellingAnything(shadow.projection, table) : '';
  const all = (from: string) => (tally?.table === table ? summedUp(tally, from) : `SELECT ${columns} FROM ${from} ${told}`);
  const only = (one: string, other: string) =>
    sql.query<{ row: Row }>(`SELECT to_jsonb(a) AS row FROM (${all(one)}) a WHERE to_jsonb(a) NOT IN (SELECT to_jsonb(b) FROM (${all(other)}) b)`);
  const beside = inShadow(shadow, table);
  const missing = only(beside, quoted(table));
  const [live, rebuilt] = await Promise.all([mayHoldMore(shadow.projection, table) ? { rows: [] } : only(quoted(table), beside), missing]);
  return [
    ...live.rows.map(({ row }) => ({ table, live: asWritten(row, shape), rebuilt: undefined })),
    ...rebuilt.rows.map(({ row }) => ({ table, live: undefined, rebuilt: asWritten(row, shape) })),
  ];
};

const tellingAnything = ({ sums }: SumProjection, table: string): string =>
  sums?.tables.includes(table) ? `WHERE ${sums.measures.map((measure) => `${quoted(measure)} <> 0`).join(' OR ')}` : '';
