import { sql, type RawBuilder } from 'kysely';
import { dayOf } from '#contracts/kernel/lists/date-range.ts';

/**
 * Days since shelving in the warehouse's zone; for what has left, until it left. Null for what was never shelved.
 * For queries over `inventory as i` joined with its warehouse, whose zone is `zone`.
 */
export const wareDays = (now: Date, zone = 'w.time_zone'): RawBuilder<number | null> =>
  sql<
    number | null
  >`((coalesce(i.out_at, ${now.toISOString()}::timestamptz) at time zone ${sql.ref(zone)})::date - (i.shelved_at at time zone ${sql.ref(zone)})::date)`;

/** The day of its first shelving, in the zone of its warehouse; null for what was never shelved. */
export const shelvedOn = ({ shelved_at, time_zone }: { shelved_at: string | null; time_zone: string }): string | null =>
  shelved_at === null ? null : dayOf(shelved_at, time_zone);
