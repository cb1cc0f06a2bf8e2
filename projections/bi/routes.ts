import { getBi } from '#contracts/bi/bi-queries.ts';
import { queryRoute, type QueryRoute } from '#contracts/kernel/route.ts';
import type { ReadDatabase } from '../kernel/read-database.ts';
import { bi } from './queries.ts';

interface Needs {
  db: ReadDatabase;
  clock: { now(): Date };
}

export const biRoutes = ({ db, clock }: Needs): QueryRoute[] => [
  queryRoute(getBi, ({ viewer, query }) => bi(db, query, { timeZone: viewer.timeZone, now: clock.now() })),
];
