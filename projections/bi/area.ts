import { getBi } from '#contracts/bi/bi-queries.ts';
import { queryRoute } from '#contracts/kernel/route.ts';
import { readArea } from '../kernel/area.ts';
import type { ReadDatabase } from '../kernel/read-database.ts';
import { activityProjection } from './projection.ts';
import { bi } from './queries.ts';
import { biMigrations } from './migrations/index.ts';

interface Needs {
  db: ReadDatabase;
  clock: { now(): Date };
}

export const biReads = readArea({
  queries: ({ db, clock }: Needs) => [queryRoute(getBi, ({ viewer, query }) => bi(db, query, { timeZone: viewer.timeZone, now: clock.now() }))],
  sums: [activityProjection],
  migrations: biMigrations,
});
