import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DomainEvent } from '#contracts/kernel/events/recorded-event.ts';
import { systemClock } from '#kernel/clock.ts';
import type { CommandContext } from '#kernel/commands/command-context.ts';
import { commands } from '#kernel/commands/commands.ts';
import { accept } from '#kernel/commands/decision.ts';
import type { EventLog } from '#kernel/commands/event-log.ts';
import { change } from '#kernel/commands/loaded.ts';
import { streamType } from '#kernel/commands/stream-type.ts';
import { postgresEventLog } from '#kernel/event-store/postgres-event-log.ts';
import { SNAPSHOT_EVERY, takeSnapshots } from '#kernel/event-store/snapshots/take-snapshots.ts';
import { newIds } from '#kernel/ids.ts';
import { streamSnapshotsMigration } from '#kernel/migrations/0970-stream-snapshots.ts';
import { freshDatabase, type TestDatabase } from '#tests/support/postgres.ts';

type Counted = DomainEvent<'Counted', { by: number }>;
const counting = (prefix: string, snapshotShape?: number) =>
  streamType<{ sum: number; last: { by: number } }, Counted>({
    prefix,
    ...(snapshotShape !== undefined && { snapshotShape }),
    initial: { sum: 0, last: { by: 0 } },
    evolve: ({ sum }, { data }) => ({ sum: sum + data.by, last: data }),
    tags: () => ({}),
  });
const counter = counting('counter', 1);
const context: CommandContext = { actor: { accountId: 'a-1', name: 'Lin', terminal: 'warehouse' }, correlationId: 'c-1', causationId: 'r-1' };

let database: TestDatabase;
beforeAll(async () => (database = await freshDatabase({ migrations: [streamSnapshotsMigration] })));
afterAll(() => database.close());

/** A node that knows nothing yet: it adds ones to a stream, and tells the sum before them and how many events it has read. */
const coldNode = (stream = counter) => {
  const log = postgresEventLog(database.pool);
  let read = 0;
  const watched: EventLog = {
    ...log,
    async readStreams(...asked) {
      const loaded = await log.readStreams(...asked);
      for (const { events } of loaded.values()) read += events.length;
      return loaded;
    },
  };
  const { run } = commands(watched, systemClock, newIds);
  return async (id: string, ones = 1): Promise<[sum: number, read: number]> => {
    const result = await run(context, async (load) => {
      const count = await load.one(stream, id);
      const events = Array.from({ length: ones }, (): Counted => ({ type: 'Counted', data: { by: 1 } }));
      return { decision: accept(change(count, ...events)), answer: count.sum };
    });
    if (result.kind !== 'accepted') throw new Error(`Rejected: ${result.rejection.rejected}`);
    return [result.answer, read];
  };
};

const kept = async (): Promise<Record<string, number>> => {
  const { rows } = await database.pool.query<{ stream_id: string; version: number }>('SELECT stream_id, version FROM stream_snapshots ORDER BY 1');
  return Object.fromEntries(rows.map(({ stream_id, version }) => [stream_id, version]));
};

describe('Rule: a node that knows nothing of a long stream goes on from what a job kept of it', () => {
  it('of those that have gone on by so many events, and reads no more than what followed', async () => {
    const node = coldNode();
    await node('long', SNAPSHOT_EVERY + 20);
    await node('short', SNAPSHOT_EVERY - 1);
    await takeSnapshots(database.pool, counter);
    expect(await kept()).toEqual({ 'counter-long': SNAPSHOT_EVERY + 20 });
    await node('long', 3);
    expect(await coldNode()('long')).toEqual([SNAPSHOT_EVERY + 23, 3]);
    expect(await coldNode()('short')).toEqual([SNAPSHOT_EVERY - 1, SNAPSHOT_EVERY - 1]);
  });

  it('anew after so many more, and not before', async () => {
    const node = coldNode();
    const [before] = await node('long');
    await takeSnapshots(database.pool, counter);
    expect((await kept())['counter-long']).toBeLessThan(before);
    await node('long', SNAPSHOT_EVERY);
    await takeSnapshots(database.pool, counter);
    expect((await kept())['counter-long']).toBe(before + 1 + SNAPSHOT_EVERY);
    expect(await coldNode()('long')).toEqual([before + 1 + SNAPSHOT_EVERY, 0]);
  });

  it('not where the log was set back and went another way', async () => {
    await coldNode()('back', SNAPSHOT_EVERY);
    await takeSnapshots(database.pool, counter);
    await database.pool.query("DELETE FROM events WHERE stream_id = 'counter-back' AND version > 100");
    await database.pool.query("UPDATE streams SET version = 100, appended = 1 WHERE stream_id = 'counter-back'");
    expect(await coldNode()('back', SNAPSHOT_EVERY)).toEqual([100, 100]);
    const [sum, read] = await coldNode()('back');
    expect(sum).toBe(100 + SNAPSHOT_EVERY);
    // What follows the other event, and then all of it.
    expect(read).toBe(100 + 100 + SNAPSHOT_EVERY);
    await takeSnapshots(database.pool, counter);
    expect(await coldNode()('back')).toEqual([101 + SNAPSHOT_EVERY, 0]);
  });

  it('not what is of another shape, until it is taken anew', async () => {
    await coldNode()('shape', SNAPSHOT_EVERY);
    await takeSnapshots(database.pool, counter);
    const changed = counting('counter', 2);
    expect(await coldNode(changed)('shape')).toEqual([SNAPSHOT_EVERY, SNAPSHOT_EVERY]);
    await takeSnapshots(database.pool, changed);
    expect(await coldNode(changed)('shape')).toEqual([SNAPSHOT_EVERY + 1, 0]);
  });

  it('nor of streams that state none', async () => {
    await coldNode(counting('other'))('1', SNAPSHOT_EVERY);
    await takeSnapshots(database.pool, counter);
    expect(await kept()).not.toHaveProperty('other-1');
    await expect(takeSnapshots(database.pool, counting('other'))).rejects.toThrow('no shape');
  });
});
