import { getAdjustment, listAdjustments } from '#contracts/adjustments/adjustment-endpoints.ts';
import { queryRoute } from '#contracts/kernel/route.ts';
import { readArea } from '../kernel/area.ts';
import type { ReadDatabase } from '../kernel/read-database.ts';
import { adjustmentsMigrations } from './migrations/index.ts';
import { adjustmentsProjection } from './projection.ts';
import { adjustmentDetail, adjustmentPage } from './queries.ts';

export const adjustmentsReads = readArea({
  queries: ({ db }: { db: ReadDatabase }) => [
    queryRoute(listAdjustments, ({ viewer, query }) => adjustmentPage(db, viewer, query)),
    queryRoute(getAdjustment, ({ viewer, query }) => adjustmentDetail(db, viewer, query)),
  ],
  projections: [adjustmentsProjection],
  migrations: adjustmentsMigrations,
});
