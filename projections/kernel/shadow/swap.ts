import type { SqlExecutor } from '../projection.ts';
import { quoted } from '../table.ts';
import { inShadow, type Shadow } from './shadow.ts';
import { tablesOf } from './tables.ts';

/** Puts the tables of the shadow in the place of the live ones, which its caller has locked. */
export const swap = async (sql: SqlExecutor, shadow: Shadow): Promise<void> => {
  for (const table of tablesOf(shadow.projection)) await swapOne(sql, shadow, table);
};

const swapOne = async (sql: SqlExecutor, shadow: Shadow, table: string): Promise<void> => {
  const { rows: home } = await sql.query<{ schema: string }>(
    'SELECT relnamespace::regnamespace::text AS schema FROM pg_class WHERE oid = to_regclass($1)',
    [quoted(table)],
  );
  const live = `${home[0]!.schema}.${quoted(table)}`;
  const names = await indexes(sql, live);
  await sql.query(`DROP TABLE ${live}`);
  await sql.query(`ALTER TABLE ${inShadow(shadow, table)} SET SCHEMA ${home[0]!.schema}`);
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
