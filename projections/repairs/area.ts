import { queryRoute } from '#contracts/kernel/route.ts';
import { listRepairItems } from '#contracts/repair/repair-items.ts';
import { getRepair, getRepairQueue, listRepairs } from '#contracts/repair/repair-queries.ts';
import { readArea } from '../kernel/area.ts';
import { repairsProjection } from './projection.ts';
import { repairPage, type RepairNeeds } from './queries.ts';
import { repairQueue } from './queue.ts';
import { repairDetail } from './repair-detail.ts';
import { offeredRepairs, repairItemsProjection } from './repair-items.ts';
import { repairsMigrations } from './migrations/index.ts';

export const repairsReads = readArea({
  queries: (needs: RepairNeeds) => [
    queryRoute(listRepairs, ({ viewer, query }) => repairPage(needs, viewer, query)),
    queryRoute(getRepair, ({ viewer, query }) => repairDetail(needs, viewer, query)),
    queryRoute(getRepairQueue, ({ query }) => repairQueue(needs.db, query)),
    queryRoute(listRepairItems, ({ viewer }) => offeredRepairs(needs, viewer.shopId)),
  ],
  projections: [repairsProjection, repairItemsProjection],
  migrations: repairsMigrations,
});
