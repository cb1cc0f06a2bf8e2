import type { ClientBase } from 'pg';
import type { Sql } from '#kernel/database/sql.ts';
import { quoted } from '../rows/table.ts';
import { inTransactionOn } from '#kernel/database/transaction.ts';
import { inShadow, type Shadow } from './shadow.ts';
import { tablesOf } from '../projection.ts';

/**
 * What a shadow is filled without, because it is made many times sooner over what is there: its indexes, and the derived tables with their
 * triggers. Goes on where it was broken off.
 */
export const completeShadow = async (client: ClientBase, shadow: Shadow): Promise<void> => {
  await inTransactionOn(client, (sql) => fillDerived(sql, shadow));
  for (const table of tablesOf(shadow.projection)) await makeIndexes(client, shadow, table);
};

/** In one transaction with the triggers that keep them from then on. */
export const fillDerived = async (sql: Sql, shadow: Shadow): Promise<void> => {
  const { projection } = shadow;
  if (projection.kind === 'sum' || !projection.derived) return;
  const source = inShadow(shadow, projection.table);
  const kept = await sql.query('SELECT FROM pg_trigger WHERE tgrelid = to_regclass($1) AND NOT tgisinternal', [source]);
  if (kept.rows.length > 0) return;
  for (const { table, fill } of projection.derived) await sql.query(fill(source, inShadow(shadow, table)));
  await copyTriggers(sql, shadow, projection.table);
};

/** LIKE leaves them out. Their functions name no schema, and so write beside the table that the search path leads to. */
const copyTriggers = async (sql: Sql, { schema }: Shadow, table: string): Promise<void> => {
  const { rows } = await sql.query<{ made: string }>(
    `SELECT replace(pg_get_triggerdef(t.oid), format(' ON %s.%I ', relnamespace::regnamespace, relname), format(' ON %I.%I ', $2::text, relname)) AS made
     FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid WHERE t.tgrelid = to_regclass($1) AND NOT t.tgisinternal`,
    [quoted(table), schema],
  );
  for (const { made } of rows) await sql.query(made);
};

/** Those of the live table that are missing, under their own names. */
const makeIndexes = async (client: ClientBase, shadow: Shadow, table: string): Promise<void> => {
  const { rows } = await client.query<{ made: string }>(
    `SELECT format('CREATE %sINDEX %I ON %s %s', CASE WHEN i.indisunique THEN 'UNIQUE ' ELSE '' END, c.relname, $2::text,
                   substring(pg_get_indexdef(i.indexrelid) FROM 'USING .*')) AS made
     FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid
     WHERE i.indrelid = to_regclass($1) AND NOT EXISTS (
       SELECT FROM pg_index s JOIN pg_class n ON n.oid = s.indexrelid WHERE s.indrelid = to_regclass($2) AND n.relname = c.relname)
     ORDER BY c.relname`,
    [quoted(table), inShadow(shadow, table)],
  );
  for (const { made } of rows)
    await inTransactionOn(client, async (sql) => {
      await sql.query(`SET LOCAL maintenance_work_mem = '256MB'`);
      await sql.query(made);
    });
};
