import { getItem } from '#contracts/item/item-queries.ts';
import { momentOf } from '#contracts/kernel/lists/as-of.ts';
import { isRejection, reject } from '#contracts/kernel/rejection.ts';
import { queryRoute } from '#contracts/kernel/route.ts';
import type { AllowedEvents } from '../shared/allowed-events.ts';
import { readArea } from '../kernel/area.ts';
import type { ReadDatabase } from '../kernel/read-database.ts';
import { itemDetail } from './item-detail.ts';
import { itemAsOf, type AsOfNeeds } from './item-as-of.ts';
import { timelineProjection } from './projection.ts';
import { findItem } from './queries.ts';
import { itemTimelineMigrations } from './migrations/index.ts';

interface Needs extends AsOfNeeds {
  db: ReadDatabase;
  clock: { now(): Date };
  allowedEvents: AllowedEvents;
}

export const itemTimelineReads = readArea({
  queries: ({ db, clock, allowedEvents, ...readers }: Needs) => [
    queryRoute(getItem, async ({ viewer, query: { oneId, asOf } }) => {
      const now = clock.now();
      const moment = momentOf(asOf, now);
      if (isRejection(moment)) return moment;
      if (!moment) return itemDetail(db, { viewer, oneId, now, allowedEvents });
      // What is out of sight now was never there.
      const [found, was] = await Promise.all([findItem(db, viewer, oneId, now), itemAsOf(db, readers, oneId, moment)]);
      return found && was ? itemDetail(db, { viewer, oneId, now: moment, was, allowedEvents }) : reject('NotFound', { field: 'oneId' });
    }),
  ],
  projections: [timelineProjection],
  migrations: itemTimelineMigrations,
});
