import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { positionText } from '#contracts/kernel/events/recorded-event.ts';
import { startProcessor, type Processor } from '#projections/kernel/processor.ts';
import type { SumProjection } from '#projections/kernel/projection.ts';
import { compareWithRebuild, rebuild } from '#projections/kernel/shadow/rebuild.ts';
import { localBus } from '#kernel/bus/bus.ts';
import { leadership } from '#kernel/database/leadership.ts';
import { createPool } from '#kernel/database/pool.ts';
import { logReader } from '#kernel/event-store/reading/log-reader.ts';
import { postgresEventLog } from '#kernel/event-store/postgres-event-log.ts';
import { appending, commitOf } from '#tests/support/kernel-events.ts';
import { freshDatabase, type TestDatabase } from '#tests/support/postgres.ts';
import { thingsMigration, thingSums } from '#tests/support/thing-projections.ts';

let database: TestDatabase;
beforeAll(async () => (database = await freshDatabase({ migrations: [thingsMigration] })));
afterAll(() => database.close());

const write = async (name: string, count: number) => {
  for (let index = 0; index < count; index++) await postgresEventLog(database.pool).commit(commitOf([appending(`${name}-${index}`, 0, {})]));
};
const sum = async () => Number((await database.pool.query('SELECT sum(n) FROM thing_sums')).rows[0].sum);
const logged = async () => Number((await database.pool.query('SELECT count(*) FROM events')).rows[0].count);

const node = (projections: SumProjection[] = [thingSums], onError?: (failure: unknown, name: string) => void) => {
  const pool = createPool(database.url, { size: 4 });
  const wakeUps = localBus();
  const processor = startProcessor({
    pool,
    log: logReader(pool),
    lead: leadership(pool, { retryEvery: 20 }),
    wakeUps,
    projections,
    pollEvery: 10,
    onError,
  });
  return {
    processor,
    stop: async () => {
      await processor.stop();
      await pool.end();
    },
  };
};

const activeOf = async (...processors: Processor[]): Promise<Processor[]> => {
  for (;;) {
    const active = processors.filter((processor) => processor.isActive());
    if (active.length > 0) return active;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
};

describe('Rule: one node sums, the others stand by', () => {
  it('counts every event once, through takeovers by stop and by a lost connection', async () => {
    const [first, second] = [node(), node()];
    await write('first', 50);
    expect(await activeOf(first.processor, second.processor)).toHaveLength(1);
    await first.processor.caughtUp();
    expect(await sum()).toBe(await logged());
    expect(await first.processor.lag()).toEqual([{ projection: 'thing-sums', events: 0, seconds: 0 }]);

    const writing = write('during', 200);
    for (let kill = 0; kill < 5; kill++) {
      await database.pool.query(
        `SELECT pg_terminate_backend(l.pid) FROM pg_locks l JOIN pg_database d ON d.oid = l.database
         WHERE l.locktype = 'advisory' AND d.datname = current_database() AND l.pid <> pg_backend_pid()`,
      );
      await activeOf(first.processor, second.processor);
    }
    await writing;
    await first.stop();
    expect(await activeOf(second.processor)).toEqual([second.processor]);
    await write('after', 20);
    await second.processor.caughtUp();
    expect(await sum()).toBe(await logged());
    await second.stop();
  });

  it('goes on with the other sums when one fails, and tries that one again', async () => {
    let broken = true;
    const flaky: SumProjection = {
      kind: 'sum',
      name: 'flaky',
      tables: [],
      apply: async (db) => async () => {
        if (broken) await db.query('SELECT 1 / 0');
      },
    };
    const failures: string[] = [];
    const one = node([flaky, thingSums], (_, name) => failures.push(name));
    await write('flaky', 5);
    while ((await sum()) < (await logged())) await new Promise((resolve) => setTimeout(resolve, 10));
    expect(new Set(failures)).toEqual(new Set(['flaky']));
    broken = false;
    await one.processor.caughtUp();
    await one.stop();
  });
});

describe('Rule: a sum built anew equals the live one', () => {
  it('compares and swaps while the processor runs', async () => {
    const one = node();
    const writing = write('rebuild', 150);
    await rebuild(database.pool, logReader(database.pool), thingSums);
    await writing;
    await one.processor.caughtUp();
    expect(await compareWithRebuild(database.pool, logReader(database.pool), thingSums)).toEqual([]);
    expect(await sum()).toBe(await logged());
    await one.stop();
  });
});

describe('Rule: sums that keep up share what is read of the log', () => {
  it('once for all that stand at one place, and each takes all of it', async () => {
    const pool = createPool(database.url, { size: 4 });
    const reader = logReader(pool);
    const read: string[] = [];
    const taken: Record<string, number> = {};
    const counting = (name: string): SumProjection => ({
      kind: 'sum',
      name,
      tables: [],
      apply: async (_db, events) => {
        taken[name] = (taken[name] ?? 0) + events.length;
        return async () => undefined;
      },
    });
    const processor = startProcessor({
      pool,
      log: {
        ...reader,
        readAfter: (position, limit) => {
          read.push(positionText(position!));
          return reader.readAfter(position, limit);
        },
      },
      lead: leadership(pool, { retryEvery: 20 }),
      wakeUps: localBus(),
      projections: [counting('one'), counting('other')],
      pollEvery: 10,
    });
    await processor.caughtUp();
    await processor.stop();
    expect(taken).toEqual({ one: await logged(), other: await logged() });
    expect(read.filter((position) => position === '0-0')).toHaveLength(1);
    await pool.end();
  });
});
