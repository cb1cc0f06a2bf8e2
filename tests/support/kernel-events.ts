import { uuidv7 } from 'uuidv7';
import type { RecordedEvent } from '#contracts/kernel/events/recorded-event.ts';
import type { Commit, StreamAppend } from '#kernel/commands/event-log.ts';

/** A recorded event of no area in particular. */
export const recorded = (streamId: string, version: number, data: object = {}, type = 'ThingHappened'): RecordedEvent => ({
  eventId: uuidv7(),
  streamId,
  version,
  type,
  schemaVersion: 1,
  data,
  metadata: {
    actor: { accountId: 'a-1', name: 'Lin', terminal: 'warehouse' },
    tags: { warehouseId: 'w-1' },
    correlationId: 'c-1',
    causationId: 'r-1',
  },
  recordedAt: '2026-03-04T05:06:07.089Z',
});

/** The next events of a stream that is at `at`. */
export const appending = (streamId: string, at: number, ...data: object[]): StreamAppend => ({
  streamId,
  streamType: 'thing',
  expectedVersion: at,
  events: data.map((one, index) => recorded(streamId, at + index + 1, one)),
});

export const commitOf = (appends: StreamAppend[], rest: Partial<Commit> = {}): Commit => ({ appends, claims: [], releases: [], counts: [], ...rest });
