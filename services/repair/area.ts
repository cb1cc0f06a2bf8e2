import { area } from '#kernel/area.ts';
import { applyRepairRoute } from './apply-repair.ts';
import { cancelRepairRoute } from './cancel-repair.ts';
import { completeRepairRoute, failRepairRoute, startRepairRoute } from './carry-out-repair.ts';
import { assignRepairBatchRoute, finishRepairBatchRoute, openRepairBatchRoute } from './repair-batches.ts';
import { findBoxRoute, loseBoxRoute } from './repair-box.ts';
import { addRepairBoxRoute, renameRepairBoxRoute, retireRepairBoxRoute } from './repair-boxes.ts';
import { changeRepairItemRoute, createRepairItemRoute, removeRepairItemRoute } from './repair-items.ts';
import { assignRepairsRoute, moveRepairsToTodayRoute, pickRepairsRoute, revertRepairTasksRoute } from './repair-tasks.ts';
import { approveRepairRoute, editRepairRoute, rejectRepairRoute } from './review-repair.ts';

export const repairArea = area({
  commands: [
    applyRepairRoute,
    editRepairRoute,
    approveRepairRoute,
    rejectRepairRoute,
    cancelRepairRoute,
    pickRepairsRoute,
    assignRepairsRoute,
    revertRepairTasksRoute,
    moveRepairsToTodayRoute,
    openRepairBatchRoute,
    assignRepairBatchRoute,
    finishRepairBatchRoute,
    startRepairRoute,
    completeRepairRoute,
    failRepairRoute,
    loseBoxRoute,
    findBoxRoute,
    createRepairItemRoute,
    changeRepairItemRoute,
    removeRepairItemRoute,
    addRepairBoxRoute,
    renameRepairBoxRoute,
    retireRepairBoxRoute,
  ],
});
