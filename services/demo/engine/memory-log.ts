import { reject, type Rejection } from '#contracts/kernel/rejection.ts';
import type { RecordedEvent } from '#contracts/kernel/recorded-event.ts';
import type { Count } from '../../kernel/commands/decision.ts';
import type { Commit, EventLog } from '../../kernel/commands/event-log.ts';
import { claimsInMemory, type HeldClaim } from '../../kernel/event-store/claims-in-memory.ts';

/** A commit as the real log takes it in bulk. */
export type SeedCommit = Pick<Commit, 'appends' | 'claims' | 'releases' | 'counts'>;

interface Counter {
  counter: string;
  key: string;
  n: number;
}

/** A log in memory that keeps the rules of the real one: versions, claims and bounded sums. What it holds is flushed to PostgreSQL in one go. */
export interface MemoryLog extends EventLog {
  readonly commits: readonly SeedCommit[];
  claims(): HeldClaim[];
  counters(): Counter[];
}

const none: readonly RecordedEvent[] = [];
const placeOf = (kind: string, key: string): string => `${kind}\u0000${key}`;

export const memoryLog = (): MemoryLog => {
  const commits: SeedCommit[] = [];
  const streams = new Map<string, RecordedEvent[]>();
  const claims = claimsInMemory();
  const counters = new Map<string, Counter>();

  const versionOf = (streamId: string): number => streams.get(streamId)?.length ?? 0;

  const exceeded = (counts: readonly Count[]): Rejection | undefined => {
    const sums = new Map<string, number>();
    for (const { counter, key, by } of counts) {
      const place = placeOf(counter, key);
      sums.set(place, (sums.get(place) ?? counters.get(place)?.n ?? 0) + by);
    }
    const over = counts.find(({ counter, key, max }) => max !== undefined && sums.get(placeOf(counter, key))! > max);
    return over && (over.otherwise ?? reject('Conflict'));
  };

  const write = (commit: SeedCommit): void => {
    for (const { streamId, events } of commit.appends) streams.set(streamId, [...(streams.get(streamId) ?? none), ...events]);
    claims.keep(commit);
    for (const { counter, key, by } of commit.counts) {
      const place = placeOf(counter, key);
      counters.set(place, { counter, key, n: (counters.get(place)?.n ?? 0) + by });
    }
  };

  return {
    commits,
    claims: claims.all,
    counters: () => [...counters.values()],

    async readStreams(streamIds, from) {
      return new Map(
        streamIds.map((id) => {
          const found = (streams.get(id) ?? none).slice((from?.get(id) ?? 1) - 1);
          return [id, { version: found.at(-1)?.version ?? 0, events: found }];
        }),
      );
    },

    async commit(commit) {
      if (commit.appends.some(({ streamId, expectedVersion }) => versionOf(streamId) !== expectedVersion)) return { kind: 'conflict' };
      const rejection = claims.refusal(commit) ?? exceeded(commit.counts);
      if (rejection) return { kind: 'rejected', rejection };
      write(commit);
      commits.push(commit);
      return { kind: 'committed', position: { transactionId: 0n, globalPosition: BigInt(commits.length) } };
    },
  };
};
