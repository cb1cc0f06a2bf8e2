import { listBulkRuns } from '#contracts/bulk/bulk-endpoints.ts';
import { queryRoute } from '#contracts/kernel/route.ts';
import { readArea, type Sources } from '../kernel/area.ts';
import type { ReadDatabase } from '../kernel/read-database.ts';
import { bulkMigrations } from './migrations/index.ts';
import { bulkRunsProjection } from './projection.ts';
import { bulkLookups, bulkRuns } from './queries.ts';

export const bulkReads = readArea({
  queries: ({ db }: { db: ReadDatabase }) => [queryRoute(listBulkRuns, ({ viewer, query }) => bulkRuns(db, viewer, query))],
  projections: [bulkRunsProjection],
  migrations: bulkMigrations,
  provides: ({ db }: Sources) => bulkLookups(db),
});
