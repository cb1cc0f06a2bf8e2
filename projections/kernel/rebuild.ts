import type { Pool } from 'pg';
import type { LogSource } from './log-source.ts';
import type { SqlExecutor } from './projection.ts';
import { asWritten, type Row } from './rows.ts';
import { shadowSchema, tablesOf, withShadow, type AnyProjection } from './shadow.ts';
import { quoted, shapeOf } from './table.ts';

/** Replaces the projection's tables by ones built anew from the log. Readers and writers wait only for the last few events and the swap. */
export const rebuild = (pool: Pool, log: LogSource, projection: AnyProjection): Promise<void> =>
  withShadow(pool, log, projection, async (sql) => {
    for (const table of tablesOf(projection)) await swap(sql, shadowSchema(projection), table);
  });

export interface Difference {
  table: string;
  live: Row | undefined;
  rebuilt: Row | undefined;
}

/** Rows in which the live tables differ from ones built anew from the log; none when both agree. */
export const compareWithRebuild = (pool: Pool, log: LogSource, projection: AnyProjection): Promise<Difference[]> =>
  withShadow(pool, log, projection, async (sql) => {
    const differences = [];
    for (const table of tablesOf(projection)) differences.push(...(await compare(sql, shadowSchema(projection), table)));
    return differences;
  });

const swap = async (sql: SqlExecutor, schema: string, table: string): Promise<void> => {
  const { rows: home } = await sql.query<{ schema: string }>(
    'SELECT relnamespace::regnamespace::text AS schema FROM pg_class WHERE oid = to_regclass($1)',
    [quoted(table)],
  );
  const live = `${home[0]!.schema}.${quoted(table)}`;
  const names = await indexes(sql, live);
  await sql.query(`DROP TABLE ${live}`);
  await sql.query(`ALTER TABLE ${quoted(schema)}.${quoted(table)} SET SCHEMA ${home[0]!.schema}`);
  // Copied indexes carry made-up names; migrations know them by their own.
  for (const copy of await indexes(sql, live)) {
    const at = names.findIndex(({ definition }) => definition === copy.definition);
    const [original] = names.splice(at, 1);
    if (original && original.name !== copy.name)
      await sql.query(`ALTER INDEX ${home[0]!.schema}.${quoted(copy.name)} RENAME TO ${quoted(original.name)}`);
  }
};

const indexes = async (sql: SqlExecutor, table: string): Promise<{ name: string; definition: string }[]> => {
  const { rows } = await sql.query<{ name: string; definition: string }>(
    `SELECT c.relname AS name, i.indisunique || substring(pg_get_indexdef(i.indexrelid) FROM ' USING .*') AS definition
     FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid WHERE i.indrelid = $1::regclass ORDER BY c.relname`,
    [table],
  );
  return rows;
};

const compare = async (sql: SqlExecutor, schema: string, table: string): Promise<Difference[]> => {
  const shape = await shapeOf(sql, table);
  const columns = [...shape.types.keys()].map(quoted).join(', ');
  const only = (one: string, other: string) =>
    sql.query<{ row: Row }>(
      `SELECT to_jsonb(a) AS row FROM (SELECT ${columns} FROM ${one}) a
       WHERE to_jsonb(a) NOT IN (SELECT to_jsonb(b) FROM (SELECT ${columns} FROM ${other}) b)`,
    );
  const shadow = `${quoted(schema)}.${quoted(table)}`;
  const [live, rebuilt] = await Promise.all([only(quoted(table), shadow), only(shadow, quoted(table))]);
  return [
    ...live.rows.map(({ row }) => ({ table, live: asWritten(row, shape), rebuilt: undefined })),
    ...rebuilt.rows.map(({ row }) => ({ table, live: undefined, rebuilt: asWritten(row, shape) })),
  ];
};
