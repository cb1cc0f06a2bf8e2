import { CompiledQuery, sql } from 'kysely';
import type { Sql } from '#kernel/database/sql.ts';
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

/** For statements that are written out. */
export const sqlOf = (db: ReadDatabase): Sql => ({
  query: async (text, values = []) => {
    const { rows } = await db.executeQuery<never>(CompiledQuery.raw(text, [...values]));
    return { rows, rowCount: rows.length };
  },
});

/** For who is about to swap tables: until the end of the transaction nobody reads at one moment. */
export const blockSnapshots = async (executor: Sql): Promise<void> => {
  await executor.query('LOCK TABLE rebuilds IN EXCLUSIVE MODE');
};
