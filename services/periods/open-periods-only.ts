import { reject, type Rejection } from '#contracts/kernel/rejection.ts';
import { monthOf } from '#contracts/periods/months.ts';
import type { PeriodStatus } from '#contracts/periods/period-events.ts';
import type { Commit, EventLog } from '#kernel/commands/event-log.ts';
import type { NodeCache } from '#kernel/node-caches.ts';

/** The months that are not open. */
type Statuses = ReadonlyMap<string, PeriodStatus>;

interface OpenPeriodsOnly {
  log: EventLog;
  /** To be told when a month is closed or opened, here or by another node. */
  cache: NodeCache;
}

const streamsOfPostings: ReadonlySet<string> = new Set(['wallet', 'journal']);
const prefix = 'period-';

/**
 * A log that refuses every posting into a month that is closed, and into one that is being closed whatever the month is not told of in the same commit. What
 * months stand how is read once, and again when one has changed: for everything else a commit is looked through in memory, and nothing more.
 */
export const openPeriodsOnly = (log: EventLog, read: () => Promise<Statuses>): OpenPeriodsOnly => {
  let known: Statuses | undefined;
  let changes = 0;
  const forget = (): void => {
    known = undefined;
    changes++;
  };

  const statuses = async (): Promise<Statuses> => {
    const asked = changes;
    const found = await read();
    // One that changed meanwhile may be missing.
    if (asked === changes) known = found;
    return found;
  };

  return {
    log: {
      readStreams: (ids, versions) => log.readStreams(ids, versions),
      async commit(commit) {
        const days = postedDays(commit);
        const rejection = days.length > 0 ? refusal(commit, days, known ?? (await statuses())) : undefined;
        if (rejection) return { kind: 'rejected', rejection };
        const result = await log.commit(commit);
        if (commit.appends.some(({ streamType }) => streamType === 'period')) forget();
        return result;
      },
    },
    cache: {
      logReplaced: forget,
      streamAdvanced: (streamId) => {
        if (streamId.startsWith(prefix)) forget();
      },
    },
  };
};

const postedDays = ({ appends }: Commit): string[] => {
  const days: string[] = [];
  for (const { streamType, events } of appends)
    if (streamsOfPostings.has(streamType))
      for (const { data } of events) if ('effectiveDate' in data) days.push((data as { effectiveDate: string }).effectiveDate);
  return days;
};

const refusal = ({ appends }: Commit, days: readonly string[], statuses: Statuses): Rejection | undefined => {
  for (const month of days.map(monthOf)) {
    const status = statuses.get(month);
    if (status === undefined || status === 'open') continue;
    if (status !== 'closing') return reject('MonthIsClosed', { params: { month } });
    if (!appends.some(({ streamId }) => streamId === `${prefix}${month}`)) return reject('MonthIsClosing', { params: { month } });
  }
  return undefined;
};
