import { sql } from 'kysely';
import { usualPlan } from '#contracts/floor/shift-plan.ts';

/** When the repair of `r` came to the repair shop. */
export const repairSince = sql<string>`coalesce(
  (select (h->>'at')::timestamptz from jsonb_array_elements(r.history) h where h->>'name' = 'RepairOrderApproved' limit 1), r.applied_at)`;

/** When it should be done: by the end of the day that it was moved to, or else as long after as `plan`, that of its warehouse `house`, allows. */
export const repairDue = sql<string>`coalesce(
  (r.due_on::date + 1)::timestamp at time zone house.time_zone,
  ${repairSince} + make_interval(mins => coalesce((plan.deadlines->>'repair')::int, ${sql.lit(usualPlan.deadlines.repair)})))`;

/** Those that the repair shop has before it, in the words of the index. */
export const repairOpen = sql<boolean>`r.status in ('approved', 'picked', 'started')`;
