import { sql } from 'kysely';
import type { Pool } from 'pg';
import { unprepared, type Sql } from '#kernel/database/sql.ts';
import type { ReadDatabase } from './read-database.ts';

/**
 * Several reads of the tables as they stand at one moment. To them a table that a rebuild puts in its place meanwhile would be empty, because its rows
 * are younger than their moment; so a swap waits for them, and they for a swap. The lock is asked for before the moment is taken.
 */
export const inSnapshot = <Result>(db: ReadDatabase, read: (moment: ReadDatabase) => Promise<Result>): Promise<Result> =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (moment) => {
      await sql`lock table rebuilds in row share mode`.execute(moment);
      return read(moment);
    });

/** The same on one connection of the pool, for whoever reads the log beside the tables. */
export const inSnapshotOf = async <Result>(pool: Pool, read: (moment: Sql) => Promise<Result>): Promise<Result> => {
  const client = await pool.connect();
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    await client.query('LOCK TABLE rebuilds IN ROW SHARE MODE');
    return await read(unprepared(client));
  } finally {
    await client.query('ROLLBACK').catch(() => undefined);
    client.release();
  }
};

/** For who is about to swap tables: until the end of the transaction nobody reads at one moment. */
export const blockSnapshots = async (executor: Sql): Promise<void> => {
  await executor.query('LOCK TABLE rebuilds IN EXCLUSIVE MODE');
};
