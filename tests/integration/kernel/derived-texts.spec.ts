import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { texts } from '#projections/kernel/derived/texts.ts';
import { freshDatabase, type TestDatabase } from '#tests/support/postgres.ts';

const text = (row: string) => `lower(${row}.name || ' ' || coalesce(${row}.place, ''))`;
const shoeTexts = texts({
  table: 'shoe_texts',
  key: 'id',
  copied: { cents: 'integer' },
  of: ['name', 'place'],
  text,
});
const migration = {
  id: '9000-shoes',
  sql: `
    CREATE TABLE shoes (id text PRIMARY KEY, name text NOT NULL, place text, cents integer NOT NULL, note text);
    INSERT INTO shoes VALUES ('1', 'Dunk', 'A-1', 5), ('2', 'Samba', NULL, 7);
    ${shoeTexts.definition('shoes')}`,
};

let database: TestDatabase;
beforeAll(async () => (database = await freshDatabase({ migrations: [migration] })));
afterAll(() => database.close());

const ask = async (text: string) => (await database.pool.query(text)).rows;
const kept = () => ask('SELECT id, cents, text FROM shoe_texts ORDER BY id');
const worked = () => ask(`SELECT id, cents, ${text('s')} AS text FROM shoes s ORDER BY id`);

describe('Rule: the texts of a read table are told by their own, whoever wrote them', () => {
  it('has those that were there before it', async () => {
    expect(await kept()).toEqual([
      { id: '1', cents: 5, text: 'dunk a-1' },
      { id: '2', cents: 7, text: 'samba ' },
    ]);
  });

  it.each([
    ['added', `INSERT INTO shoes SELECT n::text, 'Boost', n::text, n FROM generate_series(10, 19) n`],
    ['changed', `UPDATE shoes SET place = 'B-2' WHERE id IN ('2', '11')`],
    ['changed in what is copied', 'UPDATE shoes SET cents = cents + 3'],
    [
      'changed or added',
      `INSERT INTO shoes VALUES ('1', 'Dunk Low', 'C-3', 1), ('30', 'XT-6', 'C-3', 1) ON CONFLICT (id) DO UPDATE SET name = excluded.name`,
    ],
    ['removed', `DELETE FROM shoes WHERE cents > 14`],
  ])('follows rows that are %s', async (_how, change) => {
    await ask(change);
    expect(await kept()).toEqual(await worked());
  });

  it('is not written where a text stays as it is', async () => {
    const places = () => ask('SELECT id, ctid FROM shoe_texts ORDER BY id');
    const before = await places();
    await ask(`UPDATE shoes SET name = name, cents = cents, note = 'worn'`);
    expect(await places()).toEqual(before);
  });
});
