import { CompiledQuery, Kysely, PostgresDialect, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pendingTextsMigration } from '#projections/kernel/migrations/0360-pending-texts.ts';
import { expressionContains, indexOfOtherCharacters, flushPendingTexts } from '#projections/kernel/lists/text-search.ts';
import { unprepared } from '#kernel/database/sql.ts';
import { freshDatabase, type TestDatabase } from '#tests/support/postgres.ts';

const expression = `lower(name || ' ' || place)`;
const migration = {
  id: '9000-shoes',
  sql: `
    CREATE TABLE shoes (id integer NOT NULL, name text NOT NULL, place text NOT NULL);
    INSERT INTO shoes VALUES (1, 'Dunk 熊猫配色', 'É-1'), (2, 'Samba 白猫', 'A-1'), (3, 'Dunk Panda', 'A_1');
    ${indexOfOtherCharacters('shoes', expression)}`,
};

let database: TestDatabase;
let db: Kysely<{ shoes: { id: number } }>;
beforeAll(async () => {
  database = await freshDatabase({ migrations: [migration] });
  db = new Kysely({ dialect: new PostgresDialect({ pool: database.pool }) });
});
afterAll(() => database.close());

const searching = (text: string) => db.selectFrom('shoes').where(expressionContains(expression, text)).select('id').orderBy('id');
const found = async (text: string) => (await searching(text).execute()).map(({ id }) => id);

describe('Rule: a text is found wherever it stands, in any script', () => {
  it.each([
    ['熊猫', [1]],
    ['猫', [1, 2]],
    ['猫熊', []],
    ['dunk 熊', [1]],
    ['DUNK', [1, 3]],
    ['a_1', [3]],
  ])('%s', async (text, ids) => expect(await found(text)).toEqual(ids));

  it('by an index that knows words of two characters and asks no locale', async () => {
    const plan = await db.transaction().execute(async (alone) => {
      await sql`SET LOCAL enable_seqscan = off`.execute(alone);
      return alone.executeQuery(CompiledQuery.raw(`EXPLAIN ${searching('熊猫').compile().sql}`, [...searching('熊猫').compile().parameters]));
    });
    expect(JSON.stringify(plan.rows)).toContain('shoes_search_others');
  });
});

describe('Rule: no command takes the texts of others into the index', () => {
  it('has room beside it for more than is written between two turns of the job, which empties it', async () => {
    const { pool } = database;
    await pool.query(pendingTextsMigration.sql);
    const { rows } = await pool.query(`SELECT reloptions FROM pg_class WHERE relname = 'shoes_search_others'`);
    expect(rows).toEqual([{ reloptions: ['gin_pending_list_limit=16384'] }]);

    await pool.query(`INSERT INTO shoes SELECT n, '红熊', n::text FROM generate_series(100, 5000) n`);
    expect(await found('红熊')).toHaveLength(4901);
    await flushPendingTexts(unprepared(pool));
    expect((await pool.query(`SELECT gin_clean_pending_list('shoes_search_others') AS pages`)).rows).toEqual([{ pages: '0' }]);
    expect(await found('红熊')).toHaveLength(4901);
  });
});
