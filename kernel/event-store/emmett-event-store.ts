import {
  assertExpectedVersionMatchesCurrent,
  ExpectedVersionConflictError,
  type Event,
  type EventStore,
  type ExpectedStreamVersion,
  type ReadEvent,
  type ReadEventMetadataWithoutGlobalPosition,
  type ReadStreamOptions,
} from '@event-driven-io/emmett';
import type { EventMetadata, RecordedEvent } from '#contracts/kernel/recorded-event.ts';
import type { Clock } from '../clock.ts';
import type { EventLog } from '../commands/event-log.ts';
import type { NewIds } from '../ids.ts';
import { todaysShapes } from './upcasters.ts';

export interface EmmettOptions {
  log: EventLog;
  clock: Clock;
  ids: NewIds;
  /** Who acts, and in answer to what; an event's own metadata go above it. */
  metadata: EventMetadata;
  currentSchemaVersion?: (type: string) => number;
}

type ReadMetadata = ReadEventMetadataWithoutGlobalPosition;

/** How often an append that minds no version is tried anew when others append at the same time. */
const attempts = 20;

/** The event log behind Emmett's interface, for its command handlers and specifications. Positions count from 1; `from` is the last position to leave out. */
export const emmettEventStore = ({
  log,
  clock,
  ids,
  metadata,
  currentSchemaVersion = todaysShapes.currentSchemaVersion,
}: EmmettOptions): EventStore<ReadMetadata> => {
  const load = async (streamName: string) => (await log.readStreams([streamName])).get(streamName)!;

  const store: EventStore<ReadMetadata> = {
    async readStream<EventType extends Event, Payload extends Event = EventType>(
      streamName: string,
      options: ReadStreamOptions<bigint, EventType, Payload> = {},
    ) {
      const { version, events } = await load(streamName);
      assertExpectedVersionMatchesCurrent(BigInt(version), options.expectedStreamVersion, 0n);
      const from = Number(options.from ?? 0n);
      const to = Number(options.to ?? (options.maxCount === undefined ? version : BigInt(from) + options.maxCount));
      const upcast = options.schema?.versioning?.upcast as ((event: Payload) => EventType) | undefined;
      return {
        currentStreamVersion: BigInt(version),
        events: events.slice(from, to).map((event) => readEvent<EventType>(event, upcast as ((event: Event) => Event) | undefined)),
        streamExists: version > 0,
      };
    },

    async aggregateStream(streamName, { evolve, initialState, read }) {
      const { events, currentStreamVersion, streamExists } = await store.readStream(streamName, read as never);
      const fold = evolve as (state: ReturnType<typeof initialState>, event: unknown) => ReturnType<typeof initialState>;
      return { state: events.reduce<ReturnType<typeof initialState>>(fold, initialState()), currentStreamVersion, streamExists };
    },

    async appendToStream(streamName, events, options) {
      const expected = options?.expectedStreamVersion;
      const downcast = options?.schema?.versioning?.downcast as ((event: Event) => Event) | undefined;
      for (let attempt = 1; ; attempt++) {
        const { version } = await load(streamName);
        assertExpectedVersionMatchesCurrent(BigInt(version), expected, 0n);
        const recorded = events.map((event, at) => record(streamName, version + at + 1, downcast ? downcast(event) : event));
        const append = { streamId: streamName, streamType: streamName.split('-')[0]!, expectedVersion: version, events: recorded };
        const result = await log.commit({ appends: recorded.length > 0 ? [append] : [], claims: [], releases: [], counts: [] });
        if (result.kind === 'committed')
          return { nextExpectedStreamVersion: BigInt(version + events.length), createdNewStream: version === 0 && events.length > 0 };
        if (!mayMove(expected) || attempt === attempts) throw await conflict(streamName, expected);
      }
    },

    streamExists: async (streamName) => (await load(streamName)).version > 0,
  };

  const record = (streamId: string, version: number, event: Event): RecordedEvent => ({
    eventId: ids.eventId(),
    streamId,
    version,
    type: event.type,
    schemaVersion: currentSchemaVersion(event.type),
    data: event.data,
    metadata: { ...metadata, ...(event as { metadata?: Partial<EventMetadata> }).metadata },
    recordedAt: clock.now().toISOString(),
  });

  const conflict = async (streamName: string, expected: ExpectedStreamVersion | undefined) =>
    new ExpectedVersionConflictError(BigInt((await load(streamName)).version), expected ?? 'NO_CONCURRENCY_CHECK');

  return store;
};

const mayMove = (expected: ExpectedStreamVersion | undefined): boolean =>
  expected === undefined || expected === 'NO_CONCURRENCY_CHECK' || expected === 'STREAM_EXISTS';

const readEvent = <EventType extends Event>(
  event: RecordedEvent,
  upcast: ((event: Event) => Event) | undefined,
): ReadEvent<EventType, ReadMetadata> => {
  const stored = { type: event.type, data: event.data as Event['data'], metadata: event.metadata } as Event;
  const position = { messageId: event.eventId, streamName: event.streamId, streamPosition: BigInt(event.version) };
  const shaped = upcast ? upcast(stored) : stored;
  return { ...shaped, kind: 'Event', metadata: { ...event.metadata, ...position } } as unknown as ReadEvent<EventType, ReadMetadata>;
};
