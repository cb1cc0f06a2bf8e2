import type { AllowedEvents } from '#contracts/item/item-actions.ts';
import { getItem } from '#contracts/item/item-queries.ts';
import { queryRoute, type QueryRoute } from '#contracts/kernel/route.ts';
import type { ReadDatabase } from '#projections/kernel/read-database.ts';
import { itemDetail } from './item-detail.ts';

interface Needs {
  db: ReadDatabase;
  clock: { now(): Date };
  allowedEvents: AllowedEvents;
}

export const itemRoutes = ({ db, clock, allowedEvents }: Needs): QueryRoute[] => [
  queryRoute(getItem, ({ viewer, query }) => itemDetail(db, { viewer, oneId: query.oneId, now: clock.now(), allowedEvents })),
];
