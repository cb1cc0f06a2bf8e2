import type { RecordedEvent } from '#contracts/kernel/events/recorded-event.ts';
import type { Commit, EventLog } from '#kernel/commands/event-log.ts';
import { claimsInMemory, type HeldClaim } from '#kernel/event-store/claims/claims-in-memory.ts';
import { countsInMemory, type Counter } from '#kernel/event-store/claims/counts-in-memory.ts';

/** A commit as the real log takes it in bulk. */
export type SeedCommit = Pick<Commit, 'appends' | 'claims' | 'releases' | 'counts'>;

/** A log in memory that keeps the rules of the real one: versions, claims and bounded sums. What it holds is flushed to PostgreSQL in one go. */
export interface MemoryLog extends EventLog {
  readonly commits: readonly SeedCommit[];
  claims(): HeldClaim[];
  counters(): Counter[];
}

const none: readonly RecordedEvent[] = [];

export const memoryLog = (): MemoryLog => {
  const commits: SeedCommit[] = [];
  const streams = new Map<string, RecordedEvent[]>();
  const claims = claimsInMemory();
  const counters = countsInMemory();

  const versionOf = (streamId: string): number => streams.get(streamId)?.length ?? 0;

  const write = (commit: SeedCommit): void => {
    for (const { streamId, events } of commit.appends) {
      const stream = streams.get(streamId);
      if (stream) stream.push(...events);
      else streams.set(streamId, [...events]);
    }
    claims.keep(commit);
    counters.keep(commit.counts);
  };

  return {
    commits,
    claims: claims.all,
    counters: counters.all,

    async readStreams(streamIds, known) {
      return new Map(
        streamIds.map((id) => {
          const events = streams.get(id) ?? none;
          const version = known?.get(id) ?? 0;
          return [id, { version: events.length, knownEventId: events[version - 1]?.eventId, events: events.slice(version) }];
        }),
      );
    },

    async commit(commit) {
      if (commit.reads?.some(({ streamId, version }) => versionOf(streamId) !== version)) return { kind: 'conflict' };
      if (commit.appends.some(({ streamId, expectedVersion }) => versionOf(streamId) !== expectedVersion)) return { kind: 'conflict' };
      const rejection = claims.refusal(commit) ?? counters.refusal(commit.counts);
      if (rejection) return { kind: 'rejected', rejection };
      write(commit);
      commits.push(commit);
      return { kind: 'committed', position: { transactionId: 0n, globalPosition: BigInt(commits.length) } };
    },
  };
};
