import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runInline } from '#projections/kernel/rows/inline.ts';
import { compareWithRebuild, rebuild } from '#projections/kernel/shadow/rebuild.ts';
import { logReader } from '#kernel/event-store/reading/log-reader.ts';
import { postgresEventLog } from '#kernel/event-store/postgres-event-log.ts';
import { seedLog } from '#kernel/event-store/seed-log.ts';
import { appending, commitOf, recorded } from '#tests/support/kernel-events.ts';
import { freshDatabase, type TestDatabase } from '#tests/support/postgres.ts';
import { thingLog, things, thingsMigration } from '#tests/support/thing-projections.ts';

let database: TestDatabase;
beforeAll(async () => (database = await freshDatabase({ migrations: [thingsMigration] })));
afterAll(() => database.close());

const inline = runInline([things, thingLog]);
const log = () => postgresEventLog(database.pool, { inline });
const thing = async (id: string) => (await database.pool.query('SELECT * FROM things WHERE id = $1', [id])).rows[0];
const removing = (id: string, at: number) => ({ ...appending(id, at), events: [recorded(id, at + 1, {}, 'ThingRemoved')] });

describe('Rule: whoever wrote can read it at once', () => {
  it('writes the rows of all touched streams with the events', async () => {
    await log().commit(commitOf([appending('one', 0, { by: '007', cents: 1250 }, { by: { deep: [1] } }), appending('two', 0, {})]));
    expect(await thing('one')).toEqual({
      id: 'one',
      n: '2',
      changed_at: new Date('2026-03-04T05:06:07.089Z'),
      detail: { by: { deep: [1] } },
      names: ['007', '[object Object]'],
      cents: '1250',
      shouted: 'ONE',
    });
    await log().commit(commitOf([appending('one', 2, { by: 'x' }), removing('two', 1)]));
    expect(await thing('one')).toMatchObject({ n: '3', names: ['007', '[object Object]', 'x'], cents: '1250' });
    expect(await thing('two')).toBeUndefined();
    expect((await database.pool.query('SELECT count(*) FROM thing_log')).rows[0]).toEqual({ count: '5' });
  });

  it('gives the fold the row exactly as it was written', async () => {
    const seen: unknown[] = [];
    const watching = runInline([{ ...things, evolve: (row, event) => (seen.push(row), things.evolve(row, event)) }, thingLog]);
    const watched = postgresEventLog(database.pool, { inline: watching });
    await watched.commit(commitOf([appending('same', 0, { by: 'a', cents: 5 })]));
    await watched.commit(commitOf([appending('same', 1, { by: 'b' })]));
    const row = { id: 'same', n: 1, changed_at: '2026-03-04T05:06:07.089Z', detail: { by: 'a' }, names: ['a'], cents: 5 };
    expect(seen).toEqual([undefined, row]);
  });

  it('writes neither events nor rows when a row cannot be written', async () => {
    const failing = postgresEventLog(database.pool, { inline: runInline([{ ...things, evolve: () => ({ id: 'broken' }) as never }]) });
    await expect(failing.commit(commitOf([appending('broken', 0, {})]))).rejects.toMatchObject({ code: '23502' });
    expect((await log().readStreams(['broken'])).get('broken')!.version).toBe(0);
  });

  it('leaves rows alone when the append is refused', async () => {
    await log().commit(commitOf([appending('stale', 0, {})]));
    expect((await log().commit(commitOf([appending('stale', 0, {})]))).kind).toBe('conflict');
    expect(await thing('stale')).toMatchObject({ n: '1' });
  });
});

describe('Rule: a read model built anew equals the live one', () => {
  it('seeds a world with its rows, and finds and repairs a row that differs', async () => {
    const world = Array.from({ length: 3_000 }, (_, index) => commitOf([appending(`seed-${index}`, 0, { by: index }, { by: 'again' })]));
    await seedLog(database.pool, world, inline);
    const reader = logReader(database.pool);
    expect(await compareWithRebuild(database.pool, reader, things)).toEqual([]);
    expect(await compareWithRebuild(database.pool, reader, thingLog)).toEqual([]);

    await database.pool.query(`UPDATE things SET n = 99 WHERE id = 'seed-17'`);
    const differences = await compareWithRebuild(database.pool, reader, things);
    expect(differences.map(({ live, rebuilt }) => (live ?? rebuilt)!.n)).toEqual([99, 2]);
    await rebuild(database.pool, reader, things);
    expect(await thing('seed-17')).toMatchObject({ n: '2' });
    const { rows } = await database.pool.query(`SELECT indexname FROM pg_indexes WHERE tablename = 'things' ORDER BY 1`);
    expect(rows.map(({ indexname }) => indexname)).toEqual(['things_by_n', 'things_pkey']);
  });

  it('swaps while writers go on', async () => {
    const enough = new AbortController();
    const writers = Array.from({ length: 4 }, async (_, writer) => {
      let at = 0;
      for (; !enough.signal.aborted; at++)
        expect((await log().commit(commitOf([appending(`busy-${writer}`, at, { by: at })]))).kind).toBe('committed');
      return at;
    });
    for (let turn = 0; turn < 3; turn++) await rebuild(database.pool, logReader(database.pool), things);
    enough.abort();
    const counts = await Promise.all(writers);
    expect(Math.min(...counts)).toBeGreaterThan(3);
    expect(await Promise.all(counts.map(async (_, writer) => Number((await thing(`busy-${writer}`)).n)))).toEqual(counts);
    expect(await compareWithRebuild(database.pool, logReader(database.pool), things)).toEqual([]);
  });
});

describe('Rule: commits that meet share a transaction, and nothing else', () => {
  /** All on one log at once: the first goes alone, the others gather behind it. */
  const meeting = (own: ReturnType<typeof log>, ...commits: Parameters<typeof own.commit>[0][]) =>
    Promise.allSettled([commitOf([appending('first', 0, {})]), commitOf([appending('second', 0, {})]), ...commits].map((one) => own.commit(one)));
  const kinds = (results: PromiseSettledResult<{ kind: string }>[]) =>
    results.slice(2).map((result) => (result.status === 'fulfilled' ? result.value.kind : 'failed'));
  const transactionsOf = async (...ids: string[]) =>
    (await database.pool.query('SELECT DISTINCT transaction_id FROM events WHERE stream_id = ANY($1)', [ids])).rowCount;

  it('in one transaction, each with its rows', async () => {
    const ids = ['met-1', 'met-2', 'met-3'];
    expect(kinds(await meeting(log(), ...ids.map((id) => commitOf([appending(id, 0, {}, {})]))))).toEqual(['committed', 'committed', 'committed']);
    expect(await transactionsOf(...ids)).toBe(1);
    for (const id of ids) expect(await thing(id)).toMatchObject({ n: '2' });
  });

  it('refuses only the one that is stale', async () => {
    await log().commit(commitOf([appending('met-stale', 0, {})]));
    const results = await meeting(
      log(),
      commitOf([appending('met-4', 0, {})]),
      commitOf([appending('met-stale', 0, {}), appending('met-none', 0, {})]),
    );
    expect(kinds(results)).toEqual(['committed', 'conflict']);
    expect(await thing('met-4')).toMatchObject({ n: '1' });
    expect(await thing('met-none')).toBeUndefined();
  });

  it('fails only the one whose row cannot be written', async () => {
    const evolve: typeof things.evolve = (row, event) =>
      event.streamId === 'met-broken' ? ({ id: 'met-broken' } as never) : things.evolve(row, event);
    const results = await meeting(
      postgresEventLog(database.pool, { inline: runInline([{ ...things, evolve }]) }),
      commitOf([appending('met-broken', 0, {})]),
      commitOf([appending('met-5', 0, {})]),
    );
    expect(kinds(results)).toEqual(['failed', 'committed']);
    expect((await log().readStreams(['met-broken', 'met-5'])).get('met-broken')!.version).toBe(0);
  });

  it('takes what touches the same one after the other', async () => {
    const own = log();
    const counted = commitOf([appending('met-6', 0, {})], { counts: [{ counter: 'met', key: 'k', by: 1, max: 1 }] });
    const over = commitOf([appending('met-7', 0, {})], { counts: [{ counter: 'met', key: 'k', by: 1, max: 1 }] });
    expect(kinds(await meeting(own, counted, over))).toEqual(['committed', 'rejected']);
    const idempotencyRecord = { accountId: 'a', key: 'met', fingerprint: 'f', answer: 1 };
    const once = commitOf([], { idempotencyRecord });
    expect(kinds(await meeting(own, once, once)).toSorted()).toEqual(['committed', 'keyTaken']);
  });
});
