import { queryRoute, type QueryRoute } from '#contracts/kernel/route.ts';
import { getOverview, getWorkplace } from '#contracts/overview/overview-queries.ts';
import type { ReadDatabase } from '../kernel/read-database.ts';
import { overview } from './overview.ts';
import { workplace } from './workplace.ts';

interface Needs {
  db: ReadDatabase;
  clock: { now(): Date };
}

export const overviewRoutes = ({ db, clock }: Needs): QueryRoute[] => [
  queryRoute(getOverview, ({ viewer, query }) => overview(db, viewer, query, clock.now())),
  queryRoute(getWorkplace, ({ viewer, query }) => workplace(db, viewer, query.wareId, clock.now())),
];
