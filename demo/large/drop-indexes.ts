import type { Pool } from 'pg';
import type { Sql } from '#kernel/database/sql.ts';
import { inTransaction } from '#kernel/database/transaction.ts';
import { twoAtATime } from './two-at-a-time.ts';

/**
 * Drops the indexes and keys of empty tables, and keeps how to make them: over what is there already they are made many times sooner than along with it.
 */
export const dropIndexes = async (sql: Sql, tables: readonly string[]): Promise<void> => {
  await sql.query('CREATE TABLE large_world_indexes (made text PRIMARY KEY)');
  const { rows } = await sql.query<{ dropped: string }>(
    `WITH of AS (
       SELECT i.indexrelid, c.conname, c.oid AS key, i.indrelid::regclass AS on_table, i.indexrelid::regclass AS name
       FROM pg_index i LEFT JOIN pg_constraint c ON c.conindid = i.indexrelid WHERE i.indrelid = ANY($1::text[]::regclass[])
     ), kept AS (
       INSERT INTO large_world_indexes
       SELECT CASE WHEN key IS NULL THEN pg_get_indexdef(indexrelid)
                   ELSE format('ALTER TABLE %s ADD CONSTRAINT %I %s', on_table, conname, pg_get_constraintdef(key)) END FROM of
     )
     SELECT CASE WHEN key IS NULL THEN format('DROP INDEX %s', name) ELSE format('ALTER TABLE %s DROP CONSTRAINT %I', on_table, conname) END AS dropped
     FROM of`,
    [tables],
  );
  for (const { dropped } of rows) await sql.query(dropped);
};

/** Makes them again; goes on where it was broken off. */
export const recreateIndexes = async (pool: Pool, onMade: (done: number, total: number) => void): Promise<void> => {
  const { rows } = await pool.query<{ made: string }>('SELECT made FROM large_world_indexes ORDER BY made');
  let done = 0;
  await twoAtATime(rows, async ({ made }) => {
    await makeOne(pool, made);
    onMade(++done, rows.length);
  });
};

const makeOne = (pool: Pool, made: string): Promise<void> =>
  inTransaction(pool, async (client) => {
    await client.query(`SET LOCAL maintenance_work_mem = '512MB'`);
    // A build that is lost with a crash is made again.
    await client.query('SET LOCAL synchronous_commit = off');
    // A third of a build's time goes into making its WAL smaller, where it is made smaller; who may not say so waits.
    await client.query(`SELECT set_config('wal_compression', 'off', true) WHERE has_parameter_privilege('wal_compression', 'SET')`);
    await client.query(made);
    await client.query('DELETE FROM large_world_indexes WHERE made = $1', [made]);
  });
