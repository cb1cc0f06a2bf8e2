import type { Sql } from '#kernel/database/sql.ts';
import { quoted } from '../rows/table.ts';
import { inShadow, type Shadow } from './shadow.ts';
import { tablesOf } from '../projection.ts';

/** Puts the tables of the shadow in the place of the live ones, which its caller has locked. Their indexes and keys bear the same names. */
export const swap = async (sql: Sql, shadow: Shadow): Promise<void> => {
  for (const table of tablesOf(shadow.projection)) await swapOne(sql, shadow, table);
};

const swapOne = async (sql: Sql, shadow: Shadow, table: string): Promise<void> => {
  const { rows: home } = await sql.query<{ schema: string }>(
    'SELECT relnamespace::regnamespace::text AS schema FROM pg_class WHERE oid = to_regclass($1)',
    [quoted(table)],
  );
  await sql.query(`DROP TABLE ${home[0]!.schema}.${quoted(table)}`);
  await sql.query(`ALTER TABLE ${inShadow(shadow, table)} SET SCHEMA ${home[0]!.schema}`);
};
