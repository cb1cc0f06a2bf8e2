import { proposeBatches } from '#contracts/batch/propose-batches.ts';
import { queryRoute } from '#contracts/kernel/route.ts';
import { listBatches } from '#contracts/tasks/task-board-queries.ts';
import { readArea } from '../kernel/area.ts';
import type { ReadDatabase } from '../kernel/read-database.ts';
import { erasedBatches } from './erased.ts';
import { batchesProjection } from './projection.ts';
import { batchProposals } from './proposals.ts';
import { batchPage } from './queries.ts';
import { batchesMigrations } from './migrations/index.ts';

export const batchesReads = readArea({
  queries: ({ db }: { db: ReadDatabase }) => [
    queryRoute(listBatches, ({ viewer, query }) => batchPage(db, viewer, query)),
    queryRoute(proposeBatches, ({ viewer, query }) => batchProposals(db, viewer, query)),
  ],
  projections: [batchesProjection],
  migrations: batchesMigrations,
  erased: erasedBatches,
});
