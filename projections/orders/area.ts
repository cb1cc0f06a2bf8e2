import { countReviews, listReviews } from '#contracts/audit/audit-queries.ts';
import { getBulkReship, listBulkReships } from '#contracts/requests/bulk-reships/bulk-reship-queries.ts';
import { queryRoute } from '#contracts/kernel/route.ts';
import { getOrder, listOrders } from '#contracts/outbound/order-queries.ts';
import type { AllowedEvents } from '../shared/allowed-events.ts';
import { readArea } from '../kernel/area.ts';
import { rowsAsOf } from '../kernel/as-of.ts';
import type { ReadDatabase } from '../kernel/read-database.ts';
import { bulkReshipsProjection } from './bulk-reships/projection.ts';
import { bulkReshipDetail, bulkReshipPage } from './bulk-reships/queries.ts';
import { erasedOrders } from './erased.ts';
import { orderHistoryProjection } from './history.ts';
import { orderDetail } from './order-detail.ts';
import { orderLabels, ordersUnder } from './order-labels.ts';
import { ordersProjection } from './projection.ts';
import { orderPage } from './queries.ts';
import { reviewCounts, reviewPage } from './reviews.ts';
import { ordersMigrations } from './migrations/index.ts';

interface Needs {
  db: ReadDatabase;
  clock: { now(): Date };
  allowedEvents: AllowedEvents;
}

export const ordersReads = readArea({
  queries: ({ db, clock, allowedEvents }: Needs) => [
    queryRoute(listOrders, ({ viewer, query }) => orderPage(db, { viewer, filter: query, now: clock.now(), allowedEvents })),
    queryRoute(getOrder, ({ viewer, query }) => orderDetail(db, { viewer, oddNo: query.oddNo, now: clock.now(), allowedEvents })),
    queryRoute(listReviews, ({ viewer, query }) => reviewPage(db, { viewer, filter: query, now: clock.now(), allowedEvents })),
    queryRoute(countReviews, () => reviewCounts(db)),
    queryRoute(listBulkReships, ({ viewer, query }) => bulkReshipPage(db, viewer, query)),
    queryRoute(getBulkReship, ({ viewer, query }) => bulkReshipDetail(db, { viewer, bulkNo: query.bulkNo, now: clock.now(), allowedEvents })),
  ],
  projections: [ordersProjection, orderHistoryProjection, bulkReshipsProjection],
  migrations: ordersMigrations,
  provides: ({ db, streamsAsOf }) => ({
    ordersAsOf: rowsAsOf(streamsAsOf, ordersProjection, 'order'),
    labelsOf: orderLabels(db),
    ordersUnder: ordersUnder(db),
  }),
  erased: erasedOrders,
});
