import { contract } from '../kernel/area.ts';
import { shopScope } from '../kernel/topic-scopes.ts';
import { applyRepairEndpoint } from './apply-repair.ts';
import { approveRepairEndpoint } from './approve-repair.ts';
import { cancelRepairEndpoint } from './cancel-repair.ts';
import { completeRepairEndpoint } from './complete-repair.ts';
import { editRepairEndpoint } from './edit-repair.ts';
import { failRepairEndpoint } from './fail-repair.ts';
import { findBoxEndpoint } from './find-box.ts';
import { changeRepairItemEndpoint } from './items/change-repair-item.ts';
import { createRepairItemEndpoint } from './items/create-repair-item.ts';
import { listRepairItems } from './items/list-repair-items.ts';
import { removeRepairItemEndpoint } from './items/remove-repair-item.ts';
import { loseBoxEndpoint } from './lose-box.ts';
import { rejectRepairEndpoint } from './reject-repair.ts';
import { listRepairs, getRepair, getRepairQueue } from './repair-queries.ts';
import { repairRejections } from './repair-rejections.ts';
import { repairsTopic, allRepairsTopic } from './repair-topics.ts';
import { startRepairEndpoint } from './start-repair.ts';

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
