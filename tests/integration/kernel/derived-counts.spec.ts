import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compactCounts, counts } from '#projections/kernel/derived/counts.ts';
import { unprepared } from '#kernel/database/sql.ts';
import { freshDatabase, type TestDatabase } from '#tests/support/postgres.ts';

const marbleCounts = counts({ table: 'marble_counts', by: { colour: 'text', large: 'boolean' }, sums: ['cents'] });
const migration = {
  id: '9000-marbles',
  sql: `
    CREATE TABLE marbles (id integer PRIMARY KEY, colour text, large boolean NOT NULL, cents integer NOT NULL);
    INSERT INTO marbles VALUES (1, 'red', true, 5), (2, 'red', true, 7), (3, NULL, false, 1);
    ${marbleCounts.definition('marbles')}`,
};

let database: TestDatabase;
beforeAll(async () => (database = await freshDatabase({ migrations: [migration] })));
afterAll(() => database.close());

const ask = async (text: string) => (await database.pool.query(text)).rows;
const told = () => ask(`SELECT colour, large, items::int, cents::int FROM (${marbleCounts.content(marbleCounts.table)}) t ORDER BY colour, large`);
const counted = () =>
  ask('SELECT colour, large, count(*)::int AS items, sum(cents)::int AS cents FROM marbles GROUP BY colour, large ORDER BY colour, large');

describe('Rule: materialised counts tell at any moment how many rows are alike, whoever wrote them', () => {
  it('counts what was there before it', async () => {
    expect(await told()).toEqual([
      { colour: 'red', large: true, items: 2, cents: 12 },
      { colour: null, large: false, items: 1, cents: 1 },
    ]);
  });

  it.each([
    ['added', `INSERT INTO marbles SELECT n, 'blue', n % 2 = 0, n FROM generate_series(10, 19) n`],
    ['changed', `UPDATE marbles SET colour = 'red' WHERE id < 15`],
    ['changed in what is summed alone', 'UPDATE marbles SET cents = cents + 3 WHERE id > 12'],
    [
      'changed or added',
      `INSERT INTO marbles VALUES (1, 'green', false, 2), (30, 'green', false, 2) ON CONFLICT (id) DO UPDATE SET colour = excluded.colour`,
    ],
    ['removed', `DELETE FROM marbles WHERE colour IS NULL OR id > 16`],
  ])('follows rows that are %s', async (_how, change) => {
    await ask(change);
    expect(await told()).toEqual(await counted());
  });

  it('forgets what was not committed', async () => {
    const client = await database.pool.connect();
    await client.query(`BEGIN; DELETE FROM marbles; ROLLBACK`);
    client.release();
    expect(await told()).toEqual(await counted());
  });

  it('tells the same from fewer rows once they were compacted', async () => {
    const before = await told();
    await Promise.all([
      compactCounts(unprepared(database.pool), [marbleCounts]),
      compactCounts(unprepared(database.pool), [marbleCounts]),
      ask(`INSERT INTO marbles VALUES (40, 'red', true, 0)`),
    ]);
    await compactCounts(unprepared(database.pool), [marbleCounts]);
    expect(await told()).toEqual(await counted());
    expect((await told()).map(({ colour }) => colour)).toEqual(before.map(({ colour }) => colour));
    expect(await ask('SELECT count(*)::int AS rows FROM marble_counts')).toEqual([{ rows: before.length }]);
  });
});
