import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { logReader } from '#kernel/event-store/reading/log-reader.ts';
import { seedLog } from '#kernel/event-store/seed-log.ts';
import { counts } from '#projections/kernel/derived/counts.ts';
import type { DerivedTable } from '#projections/kernel/derived/derived-table.ts';
import { distinctValues } from '#projections/kernel/derived/distinct-values.ts';
import { texts } from '#projections/kernel/derived/texts.ts';
import { runInline } from '#projections/kernel/rows/inline.ts';
import { tablesOf, type RowProjection } from '#projections/kernel/projection.ts';
import { compareWithRebuild, rebuild } from '#projections/kernel/shadow/rebuild.ts';
import { appending, commitOf } from '#tests/support/kernel-events.ts';
import { freshDatabase, type TestDatabase } from '#tests/support/postgres.ts';
import { things, thingsMigration, type ThingRow } from '#tests/support/thing-projections.ts';

const derived: readonly DerivedTable[] = [
  counts({ table: 'thing_counts', by: { n: 'bigint' } }),
  texts({ table: 'thing_texts', key: 'id', copied: { n: 'bigint' }, of: ['id'], text: (row) => `lower(${row}.id)` }),
  distinctValues({ table: 'thing_ids', of: ['id'] }),
];
const projection: RowProjection<ThingRow> = { ...things, derived };
const migration = { ...thingsMigration, sql: [thingsMigration.sql, ...derived.map(({ definition }) => definition('things'))].join('\n') };

let database: TestDatabase;
beforeAll(async () => {
  database = await freshDatabase({ migrations: [migration] });
  await seedLog(
    database.pool,
    Array.from({ length: 30 }, (_, index) => commitOf([appending(`thing-${index}`, 0, ...Array.from({ length: 1 + (index % 3) }, () => ({})))])),
    runInline([projection]),
  );
});
afterAll(() => database.close());

const ask = async (text: string) => (await database.pool.query(text)).rows;
const said = () => Promise.all(derived.map(async ({ table, content }) => (await ask(content(table))).map((row) => JSON.stringify(row)).sort()));
const differing = async () => [...new Set((await compareWithRebuild(database.pool, logReader(database.pool), projection)).map(({ table }) => table))];

describe('Rule: what is derived from a read table is rebuilt and compared with it, whatever it is', () => {
  it('belongs to the projection', () => {
    expect(tablesOf(projection)).toEqual(['things', 'thing_counts', 'thing_texts', 'thing_ids']);
  });

  it('equals that of a rebuild', async () => {
    expect(await differing()).toEqual([]);
  });

  it.each([
    ['thing_counts', 'UPDATE thing_counts SET items = items + 1 WHERE ctid = (SELECT min(ctid) FROM thing_counts)'],
    ['thing_texts', `UPDATE thing_texts SET text = 'other' WHERE id = 'thing-3'`],
    ['thing_ids', `DELETE FROM thing_ids WHERE value = 'thing-3'`],
  ])('a fault in %s alone is found', async (table, fault) => {
    await ask(fault);
    expect(await differing()).toEqual([table]);
    await rebuild(database.pool, logReader(database.pool), projection);
    expect(await differing()).toEqual([]);
  });

  it('a distinct value that no row has any more is no fault', async () => {
    await ask(`INSERT INTO thing_ids VALUES ('id', 'thing-99')`);
    expect(await differing()).toEqual([]);
  });

  it('is the same after a rebuild, and is kept as before', async () => {
    const before = await said();
    await ask(`DELETE FROM thing_ids WHERE value = 'thing-99'`);
    await rebuild(database.pool, logReader(database.pool), projection);
    expect((await said()).slice(0, 2)).toEqual(before.slice(0, 2));
    await ask(`UPDATE things SET n = 40 WHERE id = 'thing-1'`);
    expect(await ask('SELECT sum(items)::int AS items FROM thing_counts WHERE n = 40')).toEqual([{ items: 1 }]);
    expect(await ask(`SELECT n::int FROM thing_texts WHERE id = 'thing-1'`)).toEqual([{ n: 40 }]);
  });
});
