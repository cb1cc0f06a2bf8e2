import { monthOf, monthsThrough } from '#contracts/periods/months.ts';
import { openDayFor, type DatedBy } from '#contracts/periods/open-day.ts';
import type { StreamChange } from '#kernel/commands/decision.ts';
import { change } from '#kernel/commands/loaded.ts';
import type { Load } from '#kernel/commands/unit-of-work.ts';
import { periodStream, statusOf, untouchedPeriod, type LoadedPeriod } from './period.ts';

/** The months from that of a posting to the present one, as a decision loaded them. */
export type OpenMonths = ReadonlyMap<string, LoadedPeriod>;

export const loadMonths = async (load: Load, day: string, today: string): Promise<OpenMonths> => {
  const months = monthsThrough(monthOf(day), monthOf(today));
  const periods = await load.many(periodStream, months);
  return new Map(months.map((month, index) => [month, periods[index]!]));
};

interface Dating {
  day: string;
  today: string;
  by: DatedBy;
}

/** The date of a posting for `day`; `movedFrom` is that day where its month takes nothing any more. */
export const datedFor = (months: OpenMonths, { day, today, by }: Dating): { effectiveDate: string; movedFrom?: string } => {
  const effectiveDate = openDayFor(day, today, (month) => statusOf(months.get(month) ?? untouchedPeriod), by);
  return effectiveDate === day ? { effectiveDate } : { effectiveDate, movedFrom: day };
};

/** What a month that is being closed says of the postings that finance makes into it: it is not closed meanwhile. */
export const adjusted = (months: OpenMonths, effectiveDate: string, ...postingIds: string[]): StreamChange[] => {
  const month = monthOf(effectiveDate);
  const period = months.get(month);
  return period?.status === 'closing' ? [change(period, { type: 'PeriodAdjusted', data: { month, postingIds } })] : [];
};
