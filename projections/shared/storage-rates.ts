import { sql, type RawBuilder } from 'kysely';
import { daysBetween, nextDay } from '#contracts/kernel/lists/date-range.ts';

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

/** What storage has cost so far: for each day past the free ones the fee in force on it (R9.25). `shelved` is `YYYY-MM-DD` there. Cents. */
export const storageFee = (days: number | null, shelved: string | null, rates: readonly StorageRate[]): number => {
  if (days === null || shelved === null) return 0;
  return rates.reduce((sum, { from, before, freeDays, dailyFeeCents }) => {
    const last = before === null ? days : Math.min(days, daysBetween(shelved, before) - 1);
    const paidUntil = from === null ? freeDays : Math.max(freeDays, daysBetween(shelved, from) - 1);
    return sum + dailyFeeCents * Math.max(0, last - paidUntil);
  }, 0);
};

/** Dates in the zone of the warehouse. */
interface Stay {
  shelved: RawBuilder<unknown>;
  until: RawBuilder<unknown>;
}

/** The same in SQL, for sums over many items; `rates` is the column of their warehouse. */
export const storageFeeOf = ({ shelved, until }: Stay, rates = 'w.rates'): RawBuilder<number> => sql<number>`(
  select coalesce(sum(rate."dailyFeeCents" * greatest(0,
    least(${until}, rate.before - 1) - greatest(${shelved} + rate."freeDays", rate."from" - 1))), 0)
  from jsonb_to_recordset(${sql.ref(rates)}) as rate("from" date, before date, "freeDays" integer, "dailyFeeCents" integer))`;
