import type { RecordedEvent } from '#contracts/kernel/recorded-event.ts';
import type { Commit, EventLog, LoadedStream } from '#services/kernel/commands/event-log.ts';

/** The log of a spec: streams, claims and counts as the real one keeps them, one commit at a time. */
export const memoryLog = () => {
  const streams = new Map<string, RecordedEvent[]>();
  const claims = new Map<string, string>();
  const counts = new Map<string, number>();

  const loaded = (id: string, from = 1): LoadedStream => {
    const events = (streams.get(id) ?? []).slice(from - 1);
    return { version: events.at(-1)?.version ?? 0, events };
  };

  const refusal = ({ claims: claimed, releases, counts: counted }: Commit) => {
    const freed = new Set(releases.map(({ kind, key, owner }) => `${kind} ${key} ${owner}`));
    const held = claimed.find(({ kind, key, owner }) => {
      const holder = claims.get(`${kind} ${key}`);
      return holder !== undefined && holder !== owner && !freed.has(`${kind} ${key} ${holder}`);
    });
    const full = counted.find(({ counter, key, by, max }) => max !== undefined && (counts.get(`${counter} ${key}`) ?? 0) + by > max);
    return held?.otherwise ?? full?.otherwise;
  };

  const log: EventLog = {
    readStreams: async (ids, from) => new Map(ids.map((id) => [id, loaded(id, from?.get(id))])),
    commit: async (commit) => {
      if (commit.appends.some(({ streamId, expectedVersion }) => loaded(streamId).version !== expectedVersion)) return { kind: 'conflict' };
      const rejection = refusal(commit);
      if (rejection) return { kind: 'rejected', rejection };
      for (const { streamId, events } of commit.appends) streams.set(streamId, [...(streams.get(streamId) ?? []), ...events]);
      for (const { kind, key, owner } of commit.releases) if (claims.get(`${kind} ${key}`) === owner) claims.delete(`${kind} ${key}`);
      for (const { kind, key, owner } of commit.claims) claims.set(`${kind} ${key}`, owner);
      for (const { counter, key, by } of commit.counts) counts.set(`${counter} ${key}`, (counts.get(`${counter} ${key}`) ?? 0) + by);
      return { kind: 'committed', position: { transactionId: 1n, globalPosition: 1n } };
    },
  };
  return { log, streams, claims, counts };
};
