import type { ClientBase } from 'pg';
import type { SqlExecutor } from './projection.ts';

/** The connection as projections see it. */
export const executor = (client: Pick<ClientBase, 'query'>): SqlExecutor => ({
  query: (text, values = []) => client.query(text, values as unknown[]) as Promise<never>,
});

/** Runs `work` in a transaction on the connection; rejects when even rolling back fails. */
export const transaction = async <Result>(client: ClientBase, work: (sql: SqlExecutor) => Promise<Result>): Promise<Result> => {
  await client.query('BEGIN');
  try {
    const result = await work(executor(client));
    await client.query('COMMIT');
    return result;
  } catch (failure) {
    await client.query('ROLLBACK');
    throw failure;
  }
};
