import type { RepairEvent, RepairStatus } from './repair-events.ts';

/** The codes of R4.34. What ends an order in one step has one code: the other endings are kept for orders of other systems. */
export const repairCodes = {
  REPAIR_ORDER_PENDING: { en: 'Waiting for a task', zh: '待分配任务' },
  REPAIR_ORDER_COMPLETED: { en: 'Repair order completed', zh: '维修单已完成' },
  REPAIR_ORDER_CANCEL: { en: 'Repair order cancelled', zh: '维修单已取消' },
  APPROVAL_PENDING: { en: 'Pending review', zh: '待审核' },
  APPROVAL_APPROVE: { en: 'Approved', zh: '审核通过' },
  APPROVAL_COMPLETED: { en: 'Review completed', zh: '审核完成' },
  APPROVAL_REFUSE: { en: 'Rejected', zh: '审核驳回' },
  APPROVAL_CANCEL: { en: 'Application cancelled', zh: '申请已取消' },
  APPROVAL_ORDER_PENDING_TODAY: { en: 'Due today', zh: '今日待处理' },
  TASK_PENDING: { en: 'Task assigned', zh: '任务已分配' },
  TASK_COMPLETED: { en: 'Task completed', zh: '任务已完成' },
  REPAIR_SHOP_PENDING: { en: 'In a batch', zh: '批次待维修' },
  REPAIR_SHOP_COMPLETED: { en: 'Batch finished', zh: '批次已完成' },
  REPAIR_SHOP_CANCEL: { en: 'Stopped at the bench', zh: '维修中取消' },
  REPAIR_PENDING: { en: 'Pending repair', zh: '待维修' },
  REPAIR_PROCESSING: { en: 'In progress', zh: '维修中' },
  REPAIR_FAILURE: { en: 'Repair failed', zh: '维修失败' },
  REPAIR_SUCCESS: { en: 'Repaired', zh: '维修成功' },
  REPAIR_LOST_PARCEL: { en: 'Lost parcel', zh: '丢件' },
} as const;
export type RepairCode = keyof typeof repairCodes;
export const repairCodeNames = Object.keys(repairCodes) as [RepairCode, ...RepairCode[]];

const whereItStands: Partial<Record<RepairStatus, RepairCode>> = {
  approved: 'APPROVAL_APPROVE',
  picked: 'REPAIR_PENDING',
  started: 'REPAIR_PROCESSING',
};
const stopped: Partial<Record<RepairStatus, RepairCode>> = { applied: 'APPROVAL_CANCEL', started: 'REPAIR_SHOP_CANCEL' };

/** The code of a repair order once the event has led it from one status to another. */
export const codeAfter = (event: RepairEvent, before: RepairStatus, after: RepairStatus): RepairCode => {
  switch (event.type) {
    case 'RepairOrderApplied':
    case 'RepairOrderEdited':
      return 'APPROVAL_PENDING';
    case 'RepairOrderApproved':
      return 'APPROVAL_APPROVE';
    case 'RepairOrderRejected':
      return 'APPROVAL_REFUSE';
    case 'RepairOrderCancelled':
      return stopped[before] ?? 'REPAIR_ORDER_CANCEL';
    case 'RepairTaskAssigned':
      return after === 'started' ? 'REPAIR_PROCESSING' : 'TASK_PENDING';
    case 'RepairTaskReverted':
      return after === 'started' ? 'REPAIR_PROCESSING' : 'REPAIR_ORDER_PENDING';
    case 'RepairOrderMovedToToday':
      return 'APPROVAL_ORDER_PENDING_TODAY';
    case 'RepairOrderBatched':
      return after === 'started' ? 'REPAIR_PROCESSING' : 'REPAIR_SHOP_PENDING';
    case 'RepairOrderPicked':
      return 'REPAIR_PENDING';
    case 'RepairOrderStarted':
      return 'REPAIR_PROCESSING';
    case 'RepairOrderCompleted':
      return 'REPAIR_SUCCESS';
    case 'RepairOrderFailed':
      return 'REPAIR_FAILURE';
    case 'RepairOrderBoxLost':
      return 'REPAIR_LOST_PARCEL';
    case 'RepairOrderBoxFound':
      return whereItStands[after] ?? 'REPAIR_PENDING';
  }
};
