import type { PeriodStatus } from './period-events.ts';
import { firstDayOf, monthOf, monthsThrough } from './months.ts';

/** Who dates a posting: finance corrects a month that is being closed, nothing else posts into it any more. */
export type DatedBy = 'finance' | 'system';

const takesPostings = (status: PeriodStatus, by: DatedBy): boolean => status === 'open' || (status === 'closing' && by === 'finance');

/** The date that a posting for an earlier day takes: its own while its month takes postings, otherwise the first day of the first month that does. */
export const openDayFor = (day: string, today: string, statusOf: (month: string) => PeriodStatus, by: DatedBy): string => {
  const [own = monthOf(day), ...later] = monthsThrough(monthOf(day), monthOf(today));
  if (takesPostings(statusOf(own), by)) return day;
  const open = later.find((month) => takesPostings(statusOf(month), by));
  return open === undefined ? today : firstDayOf(open);
};
