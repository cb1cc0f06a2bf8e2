import { sql } from 'kysely';
import type { DataOf, QueryOf } from '#contracts/kernel/endpoint.ts';
import type { getRepairQueue } from '#contracts/repair/repair-queries.ts';
import type { ReadDatabase } from '../kernel/read-database.ts';
import { openStatuses } from './table.ts';

const open = (db: ReadDatabase) => db.selectFrom('repairs as q').where('q.status', 'in', [...openStatuses]);

/** A repair shop works at as many at once as it has in hand, and shares what is ahead among them (R3.27). */
const shared = (days: string, inHand: string) => sql<number>`ceil(coalesce(${sql.raw(days)}, 0)::numeric / greatest(${sql.raw(inHand)}, 1))::int`;

/** Each open repair with those that were applied for before it in its warehouse, and in how many days it begins; one that is in hand waits for none. */
export const placesInQueue = (db: ReadDatabase) =>
  db
    .selectFrom(
      open(db)
        .select(['q.repair_no', 'q.status'])
        .select([
          sql<number>`(row_number() over earlier - 1)::int`.as('ahead'),
          sql<number>`sum(q.estimated_days) over (earlier rows between unbounded preceding and 1 preceding)`.as('days'),
          sql<number>`count(*) filter (where q.status = 'started') over (partition by q.warehouse_id)`.as('in_hand'),
        ])
        .modifyEnd(sql`window earlier as (partition by q.warehouse_id order by q.applied_at, q.repair_no)`)
        .as('p'),
    )
    .select('p.repair_no')
    .select([
      sql<number>`case when p.status = 'started' then 0 else p.ahead end`.as('ahead'),
      sql<number>`case when p.status = 'started' then 0 else ${shared('p.days', 'p.in_hand')} end`.as('wait_days'),
    ]);

/** What a repair that is applied for now would wait for. */
export const repairQueue = (db: ReadDatabase, { wareId }: QueryOf<typeof getRepairQueue>): Promise<DataOf<typeof getRepairQueue>> =>
  open(db)
    .where('q.warehouse_id', '=', wareId)
    .select([
      sql<number>`count(*)::int`.as('repairsAhead'),
      shared('sum(q.estimated_days)', `count(*) filter (where q.status = 'started')`).as('waitDays'),
    ])
    .executeTakeFirstOrThrow();
