import { nextDay } from '../kernel/lists/date-range.ts';

/** What storage costs from one day up to, not including, another, both `YYYY-MM-DD` in the zone of the warehouse; open where null. */
export interface StorageRate {
  from: string | null;
  before: string | null;
  freeDays: number;
  dailyFeeCents: number;
}

type Terms = Pick<StorageRate, 'freeDays' | 'dailyFeeCents'>;

/** Terms that were set on a day hold from the next one on: what has accrued stays. */
export const ratesWith = (rates: readonly StorageRate[], terms: Terms, day: string): StorageRate[] => {
  const current = rates.at(-1);
  if (!current) return [{ from: null, before: null, ...terms }];
  if (current.freeDays === terms.freeDays && current.dailyFeeCents === terms.dailyFeeCents) return [...rates];
  const from = nextDay(day);
  // Set twice in a day: the former never came into force.
  if (current.from !== null && current.from >= from) return ratesWith(rates.slice(0, -1).map(reopened(current.from)), terms, day);
  return [...rates.slice(0, -1), { ...current, before: from }, { from, before: null, ...terms }];
};

const reopened =
  (day: string) =>
  (rate: StorageRate): StorageRate =>
    rate.before === day ? { ...rate, before: null } : rate;

/** The rate in force on a day. */
export const rateOn = <Rate extends Pick<StorageRate, 'from' | 'before'>>(rates: readonly Rate[], day: string): Rate | undefined =>
  rates.find(({ from, before }) => (from === null || from <= day) && (before === null || day < before));
