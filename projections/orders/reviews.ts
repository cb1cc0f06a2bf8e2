import { sql } from 'kysely';
import { reviewViews, type countReviews, type listReviews, type ReviewView } from '#contracts/audit/audit-queries.ts';
import { applicationKinds, requestTypeOf } from '#contracts/item/order-kinds.ts';
import type { DataOf, QueryOf } from '#contracts/kernel/endpoint.ts';
import type { OrderState } from '#contracts/outbound/order-events.ts';
import { all, oneOf, type Condition } from '../kernel/lists/conditions.ts';
import type { ReadDatabase } from '../kernel/read-database.ts';
import { countedPage } from '../kernel/lists/sorted-page.ts';
import { countOver } from '../kernel/derived/counts.ts';
import { whereClause, standing } from './filter.ts';
import { orderRowsPage, type OrdersAsked } from './queries.ts';
import { canUseCounts } from './materialised-counts.ts';

const statesOf: Record<Exclude<ReviewView, 'all'>, readonly OrderState[]> = {
  toReview: ['reviewing'],
  toConfirm: ['toConfirm'],
  approved: ['pendingOutbound', 'outOfWarehouse', 'completed', 'consigning', 'groupAccount', 'exception'],
  rejected: ['rejected'],
  cancelled: ['cancelled'],
};

const applicationTypes = applicationKinds.map((kind) => requestTypeOf[kind]);

const ofView = (view: ReviewView): Condition => (view === 'all' ? sql`true` : all(oneOf('o.state', statesOf[view])));

/** Applications by review status (R4.29). Without a type, what the platform ships itself stays out: nobody applied for it. */
export const reviewPage = async (db: ReadDatabase, asked: OrdersAsked<QueryOf<typeof listReviews>>): Promise<DataOf<typeof listReviews>> => {
  const { viewer, now } = asked;
  const filter = { ...asked.filter, ...sortedAs(asked.filter), type: asked.filter.type ?? applicationTypes };
  const reach = whereClause(viewer, filter, now);
  const shown = all(ofView(filter.view), standing(filter));
  const materialised = canUseCounts(viewer, filter);
  const count = countOver(materialised);
  const [{ rows, next }, { totalCount, ...counts }] = await Promise.all([
    orderRowsPage(db, { ...asked, filter }, all(reach, shown)),
    db
      .selectFrom(db.dynamic.table(materialised ? 'orders_tally' : 'orders').as('o'))
      .where(reach)
      .select([count(shown).as('totalCount'), ...reviewViews.map((view) => count(ofView(view)).as(view))])
      .executeTakeFirstOrThrow(),
  ]);
  return countedPage(rows, { totalCount, counts, next }, filter);
};

const waitingViews: readonly ReviewView[] = ['toReview', 'toConfirm'];

/** Who waits longest is next; of what is decided the latest is looked for. */
const sortedAs = ({ view, sort, order }: QueryOf<typeof listReviews>) =>
  sort === undefined && !waitingViews.includes(view)
    ? ({ sort: 'gmtModify', order: order ?? 'desc' } as const)
    : ({ sort: sort ?? 'gmtWaiting', order: order ?? 'asc' } as const);

/** What waits in the audit center, type by type. */
export const reviewCounts = async (db: ReadDatabase): Promise<DataOf<typeof countReviews>> => {
  const found = await db
    .selectFrom('orders')
    .where('state', 'in', ['reviewing', 'toConfirm'])
    .groupBy('request_type')
    .select([
      'request_type',
      sql<number>`count(*) filter (where state = 'reviewing')::int`.as('toReview'),
      sql<number>`count(*) filter (where state = 'toConfirm')::int`.as('toConfirm'),
      sql<string | null>`min(waiting_since) filter (where state = 'reviewing')`.as('gmtOldest'),
    ])
    .execute();
  return applicationTypes.map((type) => {
    const { toReview = 0, toConfirm = 0, gmtOldest = null } = found.find(({ request_type }) => request_type === type) ?? {};
    return { type, toReview, toConfirm, gmtOldest };
  });
};
