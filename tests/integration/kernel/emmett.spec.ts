import { CommandHandler, isExpectedVersionConflictError, type Event } from '@event-driven-io/emmett';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemClock } from '#kernel/clock.ts';
import { emmettEventStore } from '#kernel/event-store/emmett-event-store.ts';
import { postgresEventLog } from '#kernel/event-store/postgres-event-log.ts';
import { newIds } from '#kernel/ids.ts';
import { recorded } from '#tests/support/kernel-events.ts';
import { freshDatabase, type TestDatabase } from '#tests/support/postgres.ts';

let database: TestDatabase;
beforeAll(async () => (database = await freshDatabase()));
afterAll(() => database.close());

type Added = Event<'Added', { by: number; code?: string }>;
const added = (by: number): Added => ({ type: 'Added', data: { by } });
const store = () =>
  emmettEventStore({ log: postgresEventLog(database.pool), clock: systemClock, ids: newIds, metadata: recorded('x-1', 1).metadata });
const sum = { evolve: (total: number, { data }: Added) => total + data.by, initialState: () => 0 };
const refused = (work: Promise<unknown>) => work.then(() => false, isExpectedVersionConflictError);

const appendAt = (expectedStreamVersion: bigint | 'STREAM_EXISTS' | 'STREAM_DOES_NOT_EXIST') =>
  refused(store().appendToStream<Added>('sum-2', [added(1)], { expectedStreamVersion }));

describe('Rule: the event store keeps Emmett’s promises', () => {
  it('appends, reads and folds', async () => {
    expect(await store().streamExists('sum-1')).toBe(false);
    expect(await store().appendToStream<Added>('sum-1', [added(1), { type: 'Added', data: { by: 2, code: '00123456789012345678' } }])).toEqual({
      nextExpectedStreamVersion: 2n,
      createdNewStream: true,
    });
    expect((await store().appendToStream<Added>('sum-1', [added(3)])).createdNewStream).toBe(false);
    expect(await store().streamExists('sum-1')).toBe(true);

    const { events, currentStreamVersion } = await store().readStream<Added>('sum-1', { from: 1n, maxCount: 1n });
    expect(currentStreamVersion).toBe(3n);
    expect(events).toMatchObject([
      { type: 'Added', data: { by: 2, code: '00123456789012345678' }, metadata: { streamName: 'sum-1', streamPosition: 2n } },
    ]);
    expect(await store().aggregateStream<number, Added>('sum-1', sum)).toEqual({ state: 6, currentStreamVersion: 3n, streamExists: true });
    expect(await store().readStream('sum-none')).toEqual({ currentStreamVersion: 0n, events: [], streamExists: false });
  });

  it('minds the expected version', async () => {
    expect(await appendAt('STREAM_EXISTS')).toBe(true);
    expect(await appendAt(3n)).toBe(true);
    expect(await appendAt('STREAM_DOES_NOT_EXIST')).toBe(false);
    expect(await appendAt('STREAM_DOES_NOT_EXIST')).toBe(true);
    expect(await appendAt('STREAM_EXISTS')).toBe(false);
    expect(await appendAt(1n)).toBe(true);
    expect(await appendAt(2n)).toBe(false);
  });

  it('lets one of many creators win, and all who mind no version', async () => {
    const creating = Array.from({ length: 8 }, () =>
      refused(store().appendToStream<Added>('sum-3', [added(1)], { expectedStreamVersion: 'STREAM_DOES_NOT_EXIST' })),
    );
    expect((await Promise.all(creating)).filter((wasRefused) => !wasRefused)).toHaveLength(1);
    await Promise.all(Array.from({ length: 8 }, () => store().appendToStream<Added>('sum-3', [added(1)])));
    expect((await store().readStream('sum-3')).currentStreamVersion).toBe(9n);
  });

  it('serves Emmett’s command handler, which decides again after a conflict', async () => {
    const handle = CommandHandler<number, Added>({ ...sum, retry: { onVersionConflict: 20 } });
    await Promise.all(Array.from({ length: 4 }, () => handle(store(), 'sum-4', (total) => added(total + 1))));
    expect((await store().aggregateStream<number, Added>('sum-4', sum)).state).toBe(15);
  });
});
