import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isAfter, positionText, type LogPosition } from '#contracts/kernel/events/recorded-event.ts';
import { logReader } from '#kernel/event-store/reading/log-reader.ts';
import { postgresEventLog } from '#kernel/event-store/postgres-event-log.ts';
import { appending, commitOf } from '#tests/support/kernel-events.ts';
import { freshDatabase, type TestDatabase } from '#tests/support/postgres.ts';

let database: TestDatabase;
beforeAll(async () => (database = await freshDatabase({ size: 40 })));
afterAll(() => database.close());

const writerCount = 32;
const total = 50_000;

/** Reads as a consumer does, batch after batch, until it is told that the last event was written and finds no more. */
const reader = async (done: AbortSignal) => {
  const log = logReader(database.pool);
  const positions: LogPosition[] = [];
  const ids: string[] = [];
  for (;;) {
    const wasDone = done.aborted;
    const batch = await log.readAfter(positions.at(-1), 700);
    positions.push(...batch.map(({ position }) => position));
    ids.push(...batch.map(({ event }) => event.eventId));
    if (batch.length === 0 && wasDone && positionText(positions.at(-1)!) === positionText(await log.committedPosition())) return { positions, ids };
    if (batch.length < 700) await new Promise((resolve) => setTimeout(resolve, 5));
  }
};

const newThings = (name: string, count: number) => Array.from({ length: count }, (_, index) => appending(`${name}-${index}`, 0, {}));

describe('Rule: readers miss nothing and get nothing twice, whoever writes meanwhile', () => {
  it(`delivers ${total} events of ${writerCount} writers in order to readers that start before, during and after`, async () => {
    const log = postgresEventLog(database.pool);
    const done = new AbortController();
    const written: string[] = [];
    const before = [reader(done.signal), reader(done.signal)];
    const during: ReturnType<typeof reader>[] = [];

    const writers = Array.from({ length: writerCount }, async (_, writer) => {
      for (let turn = 0; written.length < total; turn++) {
        // Commits of one to thirty events, so that short transactions overtake long ones.
        const size = Math.min(1 + ((turn * 7 + writer) % 30), total - written.length);
        const appends = newThings(`w${writer}-${turn}`, Math.max(size, 1));
        written.push(...appends.map(({ events }) => events[0]!.eventId));
        expect((await log.commit(commitOf(appends))).kind).toBe('committed');
        if (turn === 20 && writer % 8 === 0) during.push(reader(done.signal));
      }
    });
    await Promise.all(writers);
    done.abort();

    const readers = await Promise.all([...before, ...during, reader(done.signal)]);
    expect(during.length).toBeGreaterThan(0);
    expect(written.length).toBeGreaterThanOrEqual(total);
    const wanted = new Set(written);
    for (const { positions, ids } of readers) {
      expect(ids.length).toBe(written.length);
      expect(ids.every((id) => wanted.has(id))).toBe(true);
      expect(new Set(ids).size).toBe(written.length);
      expect(positions.every((position, index) => index === 0 || isAfter(position, positions[index - 1]!))).toBe(true);
    }
    expect(readers.every(({ ids }) => ids.join() === readers[0]!.ids.join())).toBe(true);
  });

  it('waits for an older transaction rather than pass over it', async () => {
    const log = logReader(database.pool);
    const from = await log.committedPosition();
    const slow = await database.pool.connect();
    await slow.query('BEGIN; SELECT pg_current_xact_id()');
    await postgresEventLog(database.pool).commit(commitOf([appending('fast', 0, {})]));
    expect(await log.readAfter(from, 10)).toEqual([]);
    expect(await log.readCommittedAfter(from, 10)).toHaveLength(1);
    await slow.query('COMMIT');
    slow.release();
    // Transactions in the databases of other test files count as older ones too.
    await expect.poll(() => log.readAfter(from, 10)).toHaveLength(1);
  });
});
