import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { distinctValues } from '#projections/kernel/derived/distinct-values.ts';
import { freshDatabase, type TestDatabase } from '#tests/support/postgres.ts';

const kinds = distinctValues({ table: 'shoe_kinds', of: ['name', 'maker'] });
const migration = {
  id: '9000-shoes',
  sql: `
    CREATE TABLE shoes (id text PRIMARY KEY, name text NOT NULL, maker text NOT NULL, cents integer NOT NULL);
    INSERT INTO shoes VALUES ('1', 'Dunk', 'Nike', 5), ('2', 'Dunk', 'Nike', 7), ('3', 'Samba', 'adidas', 7);
    ${kinds.definition('shoes')}`,
};

let database: TestDatabase;
beforeAll(async () => (database = await freshDatabase({ migrations: [migration] })));
afterAll(() => database.close());

const ask = async (text: string) => (await database.pool.query(text)).rows;
const kept = async () => (await ask('SELECT property, value FROM shoe_kinds')).map(({ property, value }) => `${property} ${value}`).sort();

describe('Rule: what many rows bear alike is kept once, whoever wrote them', () => {
  it('has what was there before it', async () => {
    expect(await kept()).toEqual(['maker Nike', 'maker adidas', 'name Dunk', 'name Samba']);
  });

  it.each([
    ['added', `INSERT INTO shoes SELECT n::text, 'Boost', 'adidas', n FROM generate_series(10, 19) n`, ['name Boost']],
    ['changed', `UPDATE shoes SET name = 'XT-6', maker = 'Salomon' WHERE id IN ('10', '11')`, ['maker Salomon', 'name XT-6']],
    [
      'changed or added',
      `INSERT INTO shoes VALUES ('1', 'Jazz', 'Nike', 1), ('30', 'Shox', 'Nike', 1) ON CONFLICT (id) DO UPDATE SET name = excluded.name`,
      ['name Jazz', 'name Shox'],
    ],
    ['changed in what is not kept', 'UPDATE shoes SET cents = cents + 3, name = name', []],
    ['removed', 'DELETE FROM shoes', []],
  ])('adds what is new with rows that are %s', async (_how, change, added) => {
    const before = await kept();
    await ask(change);
    expect(await kept()).toEqual([...before, ...added].sort());
  });

  it('lets nobody wait for another who adds the same', async () => {
    const [one, other] = [await database.pool.connect(), await database.pool.connect()];
    try {
      for (const [client, id] of [[one, '40'] as const, [other, '41'] as const]) {
        await client.query(`BEGIN; SET LOCAL lock_timeout = '2s'`);
        await client.query(`INSERT INTO shoes VALUES ('${id}', 'Gel', 'ASICS', 1)`);
      }
      await one.query('COMMIT');
      await other.query('COMMIT');
    } finally {
      one.release();
      other.release();
    }
    expect(new Set(await kept())).toContain('name Gel');
  });
});
