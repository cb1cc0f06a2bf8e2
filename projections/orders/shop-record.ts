import { sql } from 'kysely';
import { requestTypeOf } from '#contracts/item/order-kinds.ts';
import type { OrderDetail } from '#contracts/outbound/order-rows.ts';
import type { ReadDatabase } from '../kernel/read-database.ts';

const days = 90;

/** How a shop's applications of the last 90 days went. */
export const shopRecord = (db: ReadDatabase, shopId: number, now: Date): Promise<NonNullable<OrderDetail['shopRecord']>> =>
  db
    .selectFrom('orders')
    .where('shop_id', '=', shopId)
    .where('request_type', '<>', requestTypeOf.directOutbound)
    .where('applied_at', '>=', new Date(now.getTime() - days * 86_400_000).toISOString())
    .select([
      sql<number>`count(*)::int`.as('applications'),
      sql<number>`count(*) filter (where approved_at is not null)::int`.as('approved'),
      sql<number>`count(*) filter (where state = 'rejected')::int`.as('rejected'),
      sql<number>`count(*) filter (where state = 'cancelled' and approved_at is null)::int`.as('recalled'),
      sql<number | null>`(percentile_cont(0.5) within group (order by extract(epoch from reviewed_at - applied_at)) * 1000)::bigint::int`.as(
        'medianReviewMs',
      ),
    ])
    .executeTakeFirstOrThrow();
