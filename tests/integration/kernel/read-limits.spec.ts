import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listInventory } from '#contracts/inventory/inventory-queries.ts';
import { readConfig } from '#services/config.ts';
import { createPool } from '#kernel/database/pool.ts';
import { openDatabase } from '#services/composition/database.ts';
import { migrations } from '#services/composition/migrations.ts';
import { freshDatabase, type TestDatabase } from '#tests/support/postgres.ts';
import { openWholePortal, type WholePortal } from '../http/whole-portal.ts';

let database: TestDatabase;
beforeAll(async () => void (database = await freshDatabase()));
afterAll(() => database.close());

describe('Rule: what is read takes so long and no longer', () => {
  it('PostgreSQL itself ends the statement, and the connection goes on', async () => {
    const pool = createPool(database.url, { size: 1, statementTimeout: 50 });
    await expect(pool.query('SELECT pg_sleep(20)')).rejects.toMatchObject({ code: '57014' });
    expect((await pool.query<{ one: number }>('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
    await pool.end();
  });

  it('and nobody waits for a connection for ever', async () => {
    // As long as the first connection may take on a busy machine.
    const pool = createPool(database.url, { size: 1, patience: 1000 });
    const taken = await pool.connect();
    await expect(pool.query('SELECT 1')).rejects.toThrow('timeout exceeded when trying to connect');
    taken.release();
    await pool.end();
  });
});

describe('Rule: a page’s reading ends after a quarter of a minute', () => {
  it('on the connections that pages read on, and on no other', async () => {
    const whole = await freshDatabase({ migrations });
    const config = readConfig({ DATABASE_URL: whole.url, PERSONAL_DATA_KEY: 'the key of nobody, and for tests alone' });
    const opened = await openDatabase(config, { clock: { now: () => new Date() }, say: () => {}, onPhase: () => {} });
    const limit = sql<{ statement_timeout: string }>`SHOW statement_timeout`;
    expect((await limit.execute(opened.readDb)).rows).toEqual([{ statement_timeout: '15s' }]);
    expect((await opened.pool.query('SHOW statement_timeout')).rows).toEqual([{ statement_timeout: '0' }]);
    await opened.close();
    await whole.close();
  });
});

describe('Rule: what is read stands in the way neither of commands nor of jobs', () => {
  let whole: WholePortal;
  beforeAll(async () => void (whole = await openWholePortal({ settings: { POOL_SIZE: '8' } })));
  afterAll(() => whole.close());

  it('it has connections of its own, which alone end what takes long', async () => {
    const read = () => whole.call('admin', 'admin', listInventory, {});
    expect((await Promise.all([read(), read(), read(), read()])).map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    const { rows } = await whole.portal.pool.query<{ name: string; connections: number }>(
      `SELECT application_name AS name, count(*)::int AS connections FROM pg_stat_activity
       WHERE datname = current_database() AND application_name LIKE 'shelfline%' GROUP BY 1`,
    );
    const connections = new Map(rows.map(({ name, connections: count }) => [name, count]));
    expect(connections.get('shelfline-reads')).toBe(2);
    expect(connections.get('shelfline')).toBeLessThanOrEqual(6);
    expect((await whole.portal.pool.query<{ statement_timeout: string }>('SHOW statement_timeout')).rows).toEqual([{ statement_timeout: '0' }]);
  });
});
