import type { RepairEvent, RepairStatus } from './repair-events.ts';

/**
 * The codes of R4.34, each the last step that an order took. An approval that took the fee has completed the review, whoever was given the order and has fetched
 * it has completed that task, a finished batch may take what is left as repaired, and an order is completed once its item was inspected again.
 */
export const repairCodes = {
  REPAIR_ORDER_PENDING: { en: 'Waiting for a task', zh: '待分配任务' },
  REPAIR_ORDER_COMPLETED: { en: 'Repaired and inspected', zh: '维修并复检完成' },
  REPAIR_ORDER_CANCEL: { en: 'Repair order cancelled', zh: '维修单已取消' },
  APPROVAL_PENDING: { en: 'Pending review', zh: '待审核' },
  APPROVAL_APPROVE: { en: 'Approved', zh: '审核通过' },
  APPROVAL_COMPLETED: { en: 'Approved and paid', zh: '审核通过并已扣款' },
  APPROVAL_REFUSE: { en: 'Rejected', zh: '审核驳回' },
  APPROVAL_CANCEL: { en: 'Application cancelled', zh: '申请已取消' },
  APPROVAL_ORDER_PENDING_TODAY: { en: 'Due today', zh: '今日待处理' },
  TASK_PENDING: { en: 'Task assigned', zh: '任务已分配' },
  TASK_COMPLETED: { en: 'Fetched by its operator', zh: '负责人已取货' },
  REPAIR_SHOP_PENDING: { en: 'In a batch', zh: '批次待维修' },
  REPAIR_SHOP_COMPLETED: { en: 'Finished with its batch', zh: '随批次完成' },
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

interface Before {
  status: RepairStatus;
  /** Whether its task was given to anybody. */
  assigned: boolean;
}

/** The code of a repair order once the event has led it to a status. An inspection afterwards is not its own event: whoever reads it tells. */
export const codeAfter = (event: RepairEvent, before: Before, after: RepairStatus): RepairCode => {
  switch (event.type) {
    case 'RepairOrderApplied':
    case 'RepairOrderEdited':
      return 'APPROVAL_PENDING';
    case 'RepairOrderApproved':
      return event.data.chargedCents === undefined ? 'APPROVAL_APPROVE' : 'APPROVAL_COMPLETED';
    case 'RepairOrderRejected':
      return 'APPROVAL_REFUSE';
    case 'RepairOrderCancelled':
      return stopped[before.status] ?? 'REPAIR_ORDER_CANCEL';
    case 'RepairTaskAssigned':
      return after === 'started' ? 'REPAIR_PROCESSING' : 'TASK_PENDING';
    case 'RepairTaskReverted':
      return after === 'started' ? 'REPAIR_PROCESSING' : 'REPAIR_ORDER_PENDING';
    case 'RepairOrderMovedToToday':
      return 'APPROVAL_ORDER_PENDING_TODAY';
    case 'RepairOrderBatched':
      return after === 'started' ? 'REPAIR_PROCESSING' : 'REPAIR_SHOP_PENDING';
    case 'RepairOrderPicked':
      return before.assigned ? 'TASK_COMPLETED' : 'REPAIR_PENDING';
    case 'RepairOrderStarted':
      return 'REPAIR_PROCESSING';
    case 'RepairOrderCompleted':
      return event.data.qc === undefined && event.data.afterPhotos.length === 0 ? 'REPAIR_SHOP_COMPLETED' : 'REPAIR_SUCCESS';
    case 'RepairOrderFailed':
      return 'REPAIR_FAILURE';
    case 'RepairOrderBoxLost':
      return 'REPAIR_LOST_PARCEL';
    case 'RepairOrderBoxFound':
      return after === 'approved' && event.data.chargedCents !== undefined ? 'APPROVAL_COMPLETED' : (whereItStands[after] ?? 'REPAIR_PENDING');
  }
};
