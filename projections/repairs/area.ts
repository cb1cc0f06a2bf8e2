import { queryRoute } from '#contracts/kernel/route.ts';
import { listRepairItems } from '#contracts/repair/repair-items.ts';
import { countRepairReviews, getRepair, getRepairQueue, listRepairs } from '#contracts/repair/repair-queries.ts';
import { readArea } from '../kernel/area.ts';
import { listRepairBatches } from '#contracts/repair/repair-batches.ts';
import { printedRepairs } from './printed-repairs.ts';
import { repairBatchPage } from './repair-batches.ts';
import { listRepairBoxes } from '#contracts/repair/repair-boxes.ts';
import { offeredBoxes, repairBoxesProjection } from './repair-boxes.ts';
import { erasedRepairs } from './erased.ts';
import { repairsProjection } from './projection.ts';
import { repairPage, repairReviewCount, type RepairNeeds } from './queries.ts';
import { repairQueue } from './queue.ts';
import { repairDetail } from './repair-detail.ts';
import { offeredRepairs, repairItemsProjection } from './repair-items.ts';
import { repairsMigrations } from './migrations/index.ts';

export const repairsReads = readArea({
  queries: (needs: RepairNeeds) => [
    queryRoute(listRepairs, ({ viewer, query }) => repairPage(needs, viewer, query)),
    queryRoute(getRepair, ({ viewer, query }) => repairDetail(needs, viewer, query)),
    queryRoute(countRepairReviews, () => repairReviewCount(needs.db)),
    queryRoute(getRepairQueue, ({ query }) => repairQueue(needs.db, query)),
    queryRoute(listRepairItems, ({ viewer, query }) => offeredRepairs(needs, viewer.shopId ?? query.shopId)),
    queryRoute(listRepairBoxes, ({ viewer }) => offeredBoxes(needs.db, viewer.language)),
    queryRoute(listRepairBatches, ({ viewer, query }) => repairBatchPage(needs.db, viewer, query)),
  ],
  provides: ({ db }) => ({ repairsToPrint: printedRepairs(db) }),
  projections: [repairsProjection, repairItemsProjection, repairBoxesProjection],
  migrations: repairsMigrations,
  erased: erasedRepairs,
});
