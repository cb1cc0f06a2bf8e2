import type { RecordedEvent } from '#contracts/kernel/events/recorded-event.ts';
import type { EventLog, LoadedStream, StreamAppend } from '#kernel/commands/event-log.ts';
import { claimsInMemory, type HeldClaim } from '#kernel/event-store/claims/claims-in-memory.ts';
import { countsInMemory, type Counter } from '#kernel/event-store/claims/counts-in-memory.ts';

/** Where a stream is. */
export interface StreamEnd {
  streamId: string;
  type: string;
  version: number;
}

export interface PassingLog extends EventLog {
  /** What was committed since it was asked last. */
  passed(): RecordedEvent[];
  streams(): StreamEnd[];
  claims(): HeldClaim[];
  counters(): Counter[];
}

interface Kept extends StreamEnd {
  /** The one that ended what its reader knew last, and those after it. */
  events: RecordedEvent[];
}

/**
 * A log in memory that keeps the rules of the real one, and of each stream no more than its reader does not know yet: its only reader must know every
 * state that it has read. Streams that it does not have are those of `base`, which nobody appends to here.
 */
export const passingLog = (base: Pick<EventLog, 'readStreams'>): PassingLog => {
  const streams = new Map<string, Kept>();
  const claims = claimsInMemory();
  const counters = countsInMemory();
  let passed: RecordedEvent[] = [];

  const read = ({ version, events }: Kept, known: number): LoadedStream => {
    const before = events.length - (version - known + 1);
    if (before > 0) events.splice(0, before);
    return known > 0 ? { version, knownEventId: events[0]!.eventId, events: events.slice(1) } : { version, events: [...events] };
  };

  const append = ({ streamId, streamType, events }: StreamAppend): void => {
    const stream = streams.get(streamId) ?? { streamId, type: streamType, version: 0, events: [] };
    stream.events.push(...events);
    stream.version += events.length;
    streams.set(streamId, stream);
    for (const event of events) passed.push(event);
  };

  return {
    passed: () => {
      const since = passed;
      passed = [];
      return since;
    },
    streams: () => [...streams.values()],
    claims: claims.all,
    counters: counters.all,

    async readStreams(streamIds, known) {
      const elsewhere = streamIds.filter((id) => !streams.has(id));
      const loaded = elsewhere.length > 0 ? await base.readStreams(elsewhere, known) : new Map();
      for (const id of streamIds) {
        const stream = streams.get(id);
        if (stream) loaded.set(id, read(stream, known?.get(id) ?? 0));
      }
      return loaded;
    },

    async commit(commit) {
      if (commit.reads?.some(({ streamId, version }) => (streams.get(streamId)?.version ?? version) !== version)) return { kind: 'conflict' };
      if (commit.appends.some(({ streamId, expectedVersion }) => (streams.get(streamId)?.version ?? 0) !== expectedVersion))
        return { kind: 'conflict' };
      const rejection = claims.refusal(commit) ?? counters.refusal(commit.counts);
      if (rejection) return { kind: 'rejected', rejection };
      commit.appends.forEach(append);
      claims.keep(commit);
      counters.keep(commit.counts);
      return { kind: 'committed', position: { transactionId: 0n, globalPosition: 0n } };
    },
  };
};
