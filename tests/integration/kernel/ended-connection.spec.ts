import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPool } from '#kernel/database/pool.ts';
import { freshDatabase, type TestDatabase } from '#tests/support/postgres.ts';

let database: TestDatabase;
beforeAll(async () => (database = await freshDatabase()));
afterAll(() => database.close());

/** A pool that counts the ends it was told of. */
const counting = () => {
  let count = 0;
  const pool = createPool(database.url, { size: 2, onEnded: () => count++ });
  return { pool, ends: () => count };
};

const terminate = (pid: number) => database.pool.query('SELECT pg_terminate_backend($1)', [pid]);

describe('Rule: whoever remembers what the log said is told when a connection ends', () => {
  it('that rests in the pool', async () => {
    const { pool, ends } = counting();
    const { rows } = await pool.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
    expect(ends()).toBe(0);
    await terminate(rows[0]!.pid);
    await expect.poll(ends).toBeGreaterThan(0);
    await pool.end();
  });

  it('that is at work', async () => {
    const { pool, ends } = counting();
    const client = await pool.connect();
    const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
    const [asked] = await Promise.allSettled([client.query('SELECT pg_sleep(30)'), terminate(rows[0]!.pid)]);
    expect(asked.status).toBe('rejected');
    client.release(true);
    await expect.poll(ends).toBeGreaterThan(0);
    await pool.end();
  });
});
