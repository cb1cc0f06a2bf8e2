import { countReviews, listReviews } from '#contracts/audit/audit-queries.ts';
import { queryRoute, type QueryRoute } from '#contracts/kernel/route.ts';
import type { AllowedOrderEvents } from '#contracts/outbound/order-actions.ts';
import { getOrder, listOrders } from '#contracts/outbound/order-queries.ts';
import type { ReadDatabase } from '../kernel/read-database.ts';
import { orderDetail } from './order-detail.ts';
import { orderPage } from './queries.ts';
import { reviewCounts, reviewPage } from './reviews.ts';

interface Needs {
  db: ReadDatabase;
  clock: { now(): Date };
  allowedOrderEvents: AllowedOrderEvents;
}

export const orderRoutes = ({ db, clock, allowedOrderEvents: allowedEvents }: Needs): QueryRoute[] => [
  queryRoute(listOrders, ({ viewer, query }) => orderPage(db, { viewer, filter: query, now: clock.now(), allowedEvents })),
  queryRoute(getOrder, ({ viewer, query }) => orderDetail(db, { viewer, oddNo: query.oddNo, now: clock.now(), allowedEvents })),
  queryRoute(listReviews, ({ viewer, query }) => reviewPage(db, { viewer, filter: query, now: clock.now(), allowedEvents })),
  queryRoute(countReviews, () => reviewCounts(db)),
];
