import type { RecordedEvent } from '#contracts/kernel/events/recorded-event.ts';
import { runInline } from '../rows/inline.ts';
import type { Sql } from '#kernel/database/sql.ts';
import { projectInline } from '#kernel/event-store/inline.ts';
import { quoted } from '../rows/table.ts';
import { tablesOf, type AnyProjection } from '../projection.ts';

/** Tables of a projection beside the live ones, in a schema of their own, to be filled from the log while the system runs. */
export interface Shadow {
  projection: AnyProjection;
  schema: string;
}

/** Empty, with no more than the keys that rows are found by; one that is there already goes. */
export const createShadow = async (sql: Sql, shadow: Shadow): Promise<void> => {
  await dropShadow(sql, shadow);
  await sql.query(`CREATE SCHEMA ${quoted(shadow.schema)}`);
  for (const table of tablesOf(shadow.projection)) {
    await sql.query(`CREATE TABLE ${inShadow(shadow, table)} (LIKE ${quoted(table)} INCLUDING ALL EXCLUDING INDEXES)`);
    await copyKeys(sql, shadow, table);
  }
};

const copyKeys = async (sql: Sql, shadow: Shadow, table: string): Promise<void> => {
  const { rows } = await sql.query<{ made: string }>(
    `SELECT format('ADD CONSTRAINT %I %s', conname, pg_get_constraintdef(oid)) AS made
     FROM pg_constraint WHERE conrelid = to_regclass($1) AND contype IN ('p', 'u')`,
    [quoted(table)],
  );
  for (const { made } of rows) await sql.query(`ALTER TABLE ${inShadow(shadow, table)} ${made}`);
};

export const dropShadow = async (sql: Sql, { schema }: Shadow): Promise<void> => {
  await sql.query(`DROP SCHEMA IF EXISTS ${quoted(schema)} CASCADE`);
};

export const inShadow = ({ schema }: Shadow, table: string): string => `${quoted(schema)}.${quoted(table)}`;

/** Whether its tables are there and have the columns that the live ones have today. */
export const isUsable = async (sql: Sql, shadow: Shadow): Promise<boolean> => {
  for (const table of tablesOf(shadow.projection)) {
    const [live, beside] = [await columnsOf(sql, quoted(table)), await columnsOf(sql, inShadow(shadow, table))];
    if (live !== beside) return false;
  }
  return true;
};

const columnsOf = async (sql: Sql, table: string): Promise<string | null> => {
  const { rows } = await sql.query<{ columns: string | null }>(
    `SELECT string_agg(format('%I %s %s', attname, format_type(atttypid, atttypmod), attnotnull), ', ' ORDER BY attname) AS columns
     FROM pg_attribute WHERE attrelid = to_regclass($1) AND attnum > 0 AND NOT attisdropped`,
    [table],
  );
  return rows[0]!.columns;
};

/** The planner knows nothing of tables that were filled just now. */
export const analyse = async (sql: Sql, shadow: Shadow): Promise<void> => {
  for (const table of tablesOf(shadow.projection)) await sql.query(`ANALYZE ${inShadow(shadow, table)}`);
};

export type Feed = (sql: Sql, events: readonly RecordedEvent[]) => Promise<void>;

/** Folds events into the shadow: unqualified table names of the projection lead there for the time of one batch, inside its transaction. */
export const feeding = ({ projection, schema }: Shadow): Feed => {
  const inline = projection.kind === 'sum' ? undefined : runInline([projection]);
  return async (sql, events) => {
    const { rows } = await sql.query<{ path: string }>(`SELECT current_setting('search_path') AS path`);
    await sql.query(`SELECT set_config('search_path', $1, true)`, [`${quoted(schema)}, ${rows[0]!.path}`]);
    if (projection.kind === 'sum') await (await projection.apply(sql, events))();
    else await projectInline(sql, inline!, events);
    await sql.query(`SELECT set_config('search_path', $1, true)`, [rows[0]!.path]);
  };
};
