import { queryRoute } from '#contracts/kernel/route.ts';
import { getOverview, getWorkplace } from '#contracts/overview/overview-queries.ts';
import { readArea } from '../kernel/area.ts';
import type { ReadDatabase } from '../kernel/read-database.ts';
import { overview } from './overview.ts';
import { waitingOf } from './waiting.ts';
import { workplace } from './workplace.ts';

interface Needs {
  db: ReadDatabase;
  clock: { now(): Date };
}

export const warehouseOverviewReads = readArea({
  queries: ({ db, clock }: Needs) => [
    queryRoute(getOverview, ({ viewer, query }) => overview(db, viewer, query, clock.now())),
    queryRoute(getWorkplace, ({ viewer, query }) => workplace(db, viewer, query.wareId, clock.now())),
  ],
  provides: ({ db }) => ({ waitingOf: waitingOf(db) }),
});
