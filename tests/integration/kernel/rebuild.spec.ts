import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inSnapshot } from '#projections/kernel/snapshot.ts';
import type { ReadDatabase, ReadTables } from '#projections/kernel/read-database.ts';
import { compareWithRebuild, rebuild, type RebuildOptions } from '#projections/kernel/shadow/rebuild.ts';
import type { Progress } from '#projections/kernel/shadow/rebuilds.ts';
import { kyselyOn } from '#kernel/database/kysely-on.ts';
import { createPool } from '#kernel/database/pool.ts';
import { logReader } from '#kernel/event-store/reading/log-reader.ts';
import { postgresEventLog } from '#kernel/event-store/postgres-event-log.ts';
import { seedLog } from '#kernel/event-store/seed-log.ts';
import { runInline } from '#projections/kernel/rows/inline.ts';
import { sql } from 'kysely';
import { appending, commitOf } from '#tests/support/kernel-events.ts';
import { freshDatabase, type TestDatabase } from '#tests/support/postgres.ts';
import { things, thingsMigration } from '#tests/support/thing-projections.ts';

const population = 12_000;

let database: TestDatabase;
beforeAll(async () => {
  database = await freshDatabase({ migrations: [thingsMigration] });
  const world = Array.from({ length: population }, (_, index) => commitOf([appending(`thing-${index}`, 0, { by: index }, { by: 'again' })]));
  await seedLog(database.pool, world, runInline([things]));
});
afterAll(() => database.close());

const reader = () => logReader(database.pool);
const rebuilt = (options: RebuildOptions = {}) => rebuild(database.pool, reader(), things, options);
const rows = async () => Number((await database.pool.query('SELECT count(*) FROM things')).rows[0].count);

/** Breaks off after the first batch, as a lost connection would. */
const brokenOff = async (options: RebuildOptions = {}): Promise<number> => {
  let done = 0;
  const onProgress = (progress: Progress) => {
    if (progress.done > done && done > 0) throw new Error('broken off');
    done = progress.done;
  };
  await expect(rebuilt({ ...options, onProgress })).rejects.toThrow('broken off');
  const { rows: kept } = await database.pool.query<{ done: string }>('SELECT done FROM rebuilds WHERE finished_at IS NULL');
  return Number(kept[0]!.done);
};

const begins = async (options: RebuildOptions = {}): Promise<number> => {
  const told: Progress[] = [];
  await rebuilt({ ...options, onProgress: (progress) => told.push(progress) });
  expect(told.at(-1)).toMatchObject({ finished: true, done: 2 * population, total: 2 * population });
  expect(await compareWithRebuild(database.pool, reader(), things)).toEqual([]);
  return told[0]!.done;
};

describe('Rule: a rebuild that was broken off goes on', () => {
  it('from where it was, and the live table stood all the while', async () => {
    const done = await brokenOff();
    expect(done).toBeGreaterThan(0);
    expect(done).toBeLessThan(2 * population);
    expect(await rows()).toBe(population);
    expect(await begins()).toBe(done);
  });

  it('begins again where another version of the portal began it', async () => {
    await brokenOff({ version: '1' });
    expect(await begins({ version: '2' })).toBe(0);
  });

  it('begins again where the table has other columns by now, and when told', async () => {
    await brokenOff();
    await database.pool.query('ALTER TABLE things ADD COLUMN later text');
    expect(await begins()).toBe(0);
    await brokenOff();
    expect(await begins({ anew: true })).toBe(0);
  });

  it('is done by one at a time', async () => {
    const both = await Promise.allSettled([rebuilt(), rebuilt()]);
    expect(both.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThan(0);
    expect(await rows()).toBe(population);
    const { rows: schemas } = await database.pool.query("SELECT FROM pg_namespace WHERE nspname LIKE 'shadow%' OR nspname LIKE 'compared%'");
    expect(schemas).toEqual([]);
  });
});

describe('Rule: who reads at one moment never finds a table that came later', () => {
  it('lets the swap wait for the reader', async () => {
    const pool = createPool(database.url, { size: 1 });
    const db: ReadDatabase = kyselyOn<ReadTables>(pool);
    const count = (moment: ReadDatabase) => sql<{ n: number }>`select count(*)::int as n from things`.execute(moment);
    let swapped = false;
    const { rows: found } = await inSnapshot(db, async (moment) => {
      await sql`select from events limit 1`.execute(moment);
      void rebuilt().then(() => (swapped = true));
      await new Promise((resolve) => setTimeout(resolve, 1_500));
      expect(swapped).toBe(false);
      return count(moment);
    });
    expect(found).toEqual([{ n: population }]);
    await expect.poll(() => swapped).toBe(true);
    await pool.end();
  });
});

describe('Rule: a rebuild gets on with as few connections as there are', () => {
  it('where all others wait for the table that it has locked', async () => {
    const pool = createPool(database.url, { size: 3 });
    const enough = new AbortController();
    const log = postgresEventLog(pool, { inline: runInline([things]) });
    const readers = Array.from({ length: 6 }, async () => {
      while (!enough.signal.aborted) await pool.query('SELECT count(*) FROM things');
    });
    const writer = (async () => {
      for (let index = 0; !enough.signal.aborted; index++) await log.commit(commitOf([appending('crowded', index, { by: index })]));
    })();
    for (let turn = 0; turn < 2; turn++) await rebuild(pool, logReader(pool), things);
    enough.abort();
    await Promise.all([...readers, writer]);
    expect(await compareWithRebuild(pool, logReader(pool), things)).toEqual([]);
    await pool.end();
  });
});
