import type { ClientBase, Pool, PoolClient } from 'pg';
import { unprepared, type Sql } from './sql.ts';

/** Runs `work` in a transaction on one connection; rolls back when it rejects. A connection that cannot even roll back is thrown away. */
export const inTransaction = async <Result>(pool: Pool, work: (client: PoolClient) => Promise<Result>): Promise<Result> => {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    // Not awaited: it travels with the first statement of the work, which fails too if this one does.
    const begun = client.query('BEGIN');
    const [result] = await Promise.all([work(client), begun]);
    await committed(client);
    return result;
  } catch (failure) {
    await client.query('ROLLBACK').catch((reason: Error) => (broken = reason));
    throw failure;
  } finally {
    client.release(broken);
  }
};

/** Runs `work` in a transaction on a connection that the caller holds; rejects when even rolling back fails. */
export const inTransactionOn = async <Result>(client: ClientBase, work: (sql: Sql) => Promise<Result>): Promise<Result> => {
  await client.query('BEGIN');
  try {
    const result = await work(unprepared(client));
    await client.query('COMMIT');
    return result;
  } catch (failure) {
    await client.query('ROLLBACK');
    throw failure;
  }
};

/** PostgreSQL answers COMMIT of a failed transaction with success and the word ROLLBACK. */
export const committed = async (client: PoolClient): Promise<void> => {
  const { command } = await client.query('COMMIT');
  if (command !== 'COMMIT') throw new Error('The transaction had failed and was rolled back.');
};
