import { getCount, listCounts, listShelvesToCount } from '#contracts/counts/count-queries.ts';
import { queryRoute } from '#contracts/kernel/route.ts';
import { readArea } from '../kernel/area.ts';
import type { ReadDatabase } from '../kernel/read-database.ts';
import type { AllowedEvents } from '../shared/allowed-events.ts';
import { countDetail } from './count-detail.ts';
import { countsMigrations } from './migrations/index.ts';
import { countsProjection } from './projection.ts';
import { countPage } from './queries.ts';
import { shelvesToCount } from './shelves-to-count.ts';

interface Needs {
  db: ReadDatabase;
  clock: { now(): Date };
  allowedEvents: AllowedEvents;
}

export const countsReads = readArea({
  queries: ({ db, clock, allowedEvents }: Needs) => [
    queryRoute(listCounts, ({ viewer, query }) => countPage(db, { viewer, filter: query, allowedEvents })),
    queryRoute(getCount, ({ viewer, query }) => countDetail(db, { viewer, query, allowedEvents })),
    queryRoute(listShelvesToCount, ({ viewer, query }) => shelvesToCount(db, { viewer, filter: query, now: clock.now() })),
  ],
  projections: [countsProjection],
  migrations: countsMigrations,
});
