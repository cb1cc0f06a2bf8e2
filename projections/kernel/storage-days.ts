import { sql, type RawBuilder } from 'kysely';

/**
 * Days since shelving in the warehouse's zone; for what has left, until it left. Null for what was never shelved.
 * For queries over `inventory as i` joined with its warehouse, whose zone is `zone`.
 */
export const wareDays = (now: Date, zone = 'w.time_zone'): RawBuilder<number | null> =>
  sql<
    number | null
  >`((coalesce(i.out_at, ${now.toISOString()}::timestamptz) at time zone ${sql.ref(zone)})::date - (i.shelved_at at time zone ${sql.ref(zone)})::date)`;
