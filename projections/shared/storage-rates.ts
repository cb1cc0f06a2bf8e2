import { sql, type RawBuilder } from 'kysely';
import { centsOf, itemDays } from '#contracts/fees/item-days.ts';
import type { StorageRate } from '#contracts/fees/storage-rates.ts';
import { addDays } from '#contracts/kernel/lists/date-range.ts';

/** What so many days since shelving cost: for each night past the free ones the rate in force on it (R9.25). `shelved` is `YYYY-MM-DD` there. Cents. */
export const storageFee = (days: number | null, shelved: string | null, rates: readonly StorageRate[]): number =>
  days === null || shelved === null ? 0 : centsOf(itemDays({ shelved, from: shelved, until: null }, rates, addDays(shelved, days)));

/** Dates in the zone of the warehouse. */
interface Stay {
  shelved: RawBuilder<unknown>;
  until: RawBuilder<unknown>;
}

/** The same in SQL, for sums over many items; `rates` is the column of their warehouse. */
export const storageFeeOf = ({ shelved, until }: Stay, rates = 'w.rates'): RawBuilder<number> => sql<number>`(
  select coalesce(sum(rate."dailyFeeCents" * greatest(0, least(${until}, rate.before) - greatest(${shelved} + rate."freeDays", rate."from"))), 0)
  from jsonb_to_recordset(${sql.ref(rates)}) as rate("from" date, before date, "freeDays" integer, "dailyFeeCents" integer))`;
