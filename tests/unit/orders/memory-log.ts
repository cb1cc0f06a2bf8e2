import type { RecordedEvent } from '#contracts/kernel/events/recorded-event.ts';
import type { Commit, EventLog, LoadedStream } from '#kernel/commands/event-log.ts';
import { claimsInMemory } from '#kernel/event-store/claims/claims-in-memory.ts';

/** The log of a spec: streams, claims and counts as the real one keeps them, one commit at a time. */
export const memoryLog = () => {
  const streams = new Map<string, RecordedEvent[]>();
  const claims = claimsInMemory();
  const counts = new Map<string, number>();

  const loaded = (id: string, known = 0): LoadedStream => {
    const events = streams.get(id) ?? [];
    return { version: events.length, knownEventId: events[known - 1]?.eventId, events: events.slice(known) };
  };

  const exceeded = ({ counts: counted }: Commit) =>
    counted.find(({ counter, key, by, max }) => max !== undefined && (counts.get(`${counter} ${key}`) ?? 0) + by > max)?.otherwise;

  const log: EventLog = {
    readStreams: async (ids, known) => new Map(ids.map((id) => [id, loaded(id, known?.get(id))])),
    commit: async (commit) => {
      if (commit.reads?.some(({ streamId, version }) => loaded(streamId).version !== version)) return { kind: 'conflict' };
      if (commit.appends.some(({ streamId, expectedVersion }) => loaded(streamId).version !== expectedVersion)) return { kind: 'conflict' };
      const rejection = claims.refusal(commit) ?? exceeded(commit);
      if (rejection) return { kind: 'rejected', rejection };
      for (const { streamId, events } of commit.appends) streams.set(streamId, [...(streams.get(streamId) ?? []), ...events]);
      claims.keep(commit);
      for (const { counter, key, by } of commit.counts) counts.set(`${counter} ${key}`, (counts.get(`${counter} ${key}`) ?? 0) + by);
      return { kind: 'committed', position: { transactionId: 1n, globalPosition: 1n } };
    },
  };
  /** Who has claimed a key. */
  const ownerOf = (kind: string, key: string): string | undefined => claims.all().find((held) => held.kind === kind && held.key === key)?.owner;
  return { log, streams, claims: claims.all, ownerOf, counts };
};
