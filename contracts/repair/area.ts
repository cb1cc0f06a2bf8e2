import { contract } from '../kernel/area.ts';
import { shopScope } from '../kernel/topics/topic-scopes.ts';
import { applyRepairEndpoint, approveRepairEndpoint, cancelRepairEndpoint, editRepairEndpoint, rejectRepairEndpoint } from './repair-applications.ts';
import { completeRepairEndpoint, failRepairEndpoint, findBoxEndpoint, loseBoxEndpoint, startRepairEndpoint } from './repair-work.ts';
import { changeRepairItemEndpoint, createRepairItemEndpoint, listRepairItems, removeRepairItemEndpoint } from './repair-items.ts';
import { countRepairReviews, listRepairs, getRepair, getRepairQueue } from './repair-queries.ts';
import { repairRejections } from './repair-rejections.ts';
import { repairsTopic, allRepairsTopic } from './repair-topics.ts';

export const repairContract = contract({
  endpoints: [
    applyRepairEndpoint,
    editRepairEndpoint,
    approveRepairEndpoint,
    rejectRepairEndpoint,
    cancelRepairEndpoint,
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
  ],
  rejections: repairRejections,
  topics: [
    {
      kind: 'repairs',
      access: listRepairs.access,
      scope: shopScope,
      of: { repair: (_, { shopIds = [] }) => [...shopIds.map(repairsTopic), allRepairsTopic] },
    },
  ],
});
