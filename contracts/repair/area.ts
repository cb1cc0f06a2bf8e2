import { contract } from '../kernel/area.ts';
import { shopScope, warehouseScope } from '../kernel/topics/topic-scopes.ts';
import { applyRepairEndpoint, approveRepairEndpoint, cancelRepairEndpoint, editRepairEndpoint, rejectRepairEndpoint } from './repair-applications.ts';
import { completeRepairEndpoint, failRepairEndpoint, findBoxEndpoint, loseBoxEndpoint, startRepairEndpoint } from './repair-work.ts';
import { assignRepairsEndpoint, moveRepairsToTodayEndpoint, pickRepairsEndpoint, revertRepairTasksEndpoint } from './repair-tasks.ts';
import { repairPersonalData } from './repair-events.ts';
import { repairShopReads } from './repair-fields.ts';
import { changeRepairItemEndpoint, createRepairItemEndpoint, listRepairItems, removeRepairItemEndpoint } from './repair-items.ts';
import { countRepairReviews, listRepairs, getRepair, getRepairQueue } from './repair-queries.ts';
import { assignRepairBatchEndpoint, finishRepairBatchEndpoint, listRepairBatches, openRepairBatchEndpoint } from './repair-batches.ts';
import { addRepairBoxEndpoint, listRepairBoxes, renameRepairBoxEndpoint, retireRepairBoxEndpoint } from './repair-boxes.ts';
import { repairRejections } from './repair-rejections.ts';
import { repairsTopic, allRepairsTopic, repairShopTopic } from './repair-topics.ts';

export const repairContract = contract({
  endpoints: [
    applyRepairEndpoint,
    editRepairEndpoint,
    approveRepairEndpoint,
    rejectRepairEndpoint,
    cancelRepairEndpoint,
    pickRepairsEndpoint,
    assignRepairsEndpoint,
    revertRepairTasksEndpoint,
    moveRepairsToTodayEndpoint,
    startRepairEndpoint,
    completeRepairEndpoint,
    failRepairEndpoint,
    loseBoxEndpoint,
    findBoxEndpoint,
    createRepairItemEndpoint,
    changeRepairItemEndpoint,
    removeRepairItemEndpoint,
    listRepairs,
    getRepair,
    countRepairReviews,
    getRepairQueue,
    listRepairItems,
    listRepairBoxes,
    addRepairBoxEndpoint,
    renameRepairBoxEndpoint,
    retireRepairBoxEndpoint,
    openRepairBatchEndpoint,
    assignRepairBatchEndpoint,
    finishRepairBatchEndpoint,
    listRepairBatches,
  ],
  rejections: repairRejections,
  personalData: repairPersonalData,
  topics: [
    {
      kind: 'repairs',
      access: listRepairs.access,
      scope: shopScope,
      of: { repair: (_, { shopIds = [] }) => [...shopIds.map(repairsTopic), allRepairsTopic] },
    },
    {
      kind: 'repair-shop',
      access: repairShopReads,
      scope: warehouseScope,
      of: { repair: (_, { warehouseId }) => (warehouseId ? [repairShopTopic(warehouseId)] : []) },
    },
  ],
});
