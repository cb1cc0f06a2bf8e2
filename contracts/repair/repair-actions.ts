import { type Action, offeredActions } from '../kernel/access/offered-actions.ts';
import { mayAny } from '../kernel/access/permissions.ts';
import type { Viewer } from '../kernel/access/viewer.ts';
import type { RepairEventName, RepairStatus } from './repair-events.ts';
import { repairCancels, repairReview, repairShop } from './repair-fields.ts';

/** What a person can do with a repair order. */
export const repairActions = {
  approve: { event: 'RepairOrderApproved', fourEyes: true, access: repairReview, en: 'Approve', zh: '通过' },
  reject: { event: 'RepairOrderRejected', fourEyes: true, access: repairReview, en: 'Reject', zh: '驳回' },
  edit: { event: 'RepairOrderEdited', access: repairReview, en: 'Edit', zh: '修改' },
  cancel: { event: 'RepairOrderCancelled', access: repairCancels, en: 'Cancel', zh: '取消' },
  pick: { event: 'RepairOrderPicked', access: repairShop, en: 'Picked', zh: '已拣货' },
  assign: { event: 'RepairTaskAssigned', access: repairShop, en: 'Assign', zh: '分配' },
  revert: { event: 'RepairTaskReverted', access: repairShop, en: 'Revert task', zh: '撤回任务' },
  today: { event: 'RepairOrderMovedToToday', access: repairShop, en: 'Move to today', zh: '移至今日' },
  start: { event: 'RepairOrderStarted', access: repairShop, en: 'Mark as repairable', zh: '标记可维修' },
  complete: { event: 'RepairOrderCompleted', access: repairShop, en: 'Repair complete', zh: '维修完成' },
  fail: { event: 'RepairOrderFailed', access: repairShop, en: 'Not repairable', zh: '无法维修' },
  loseBox: { event: 'RepairOrderBoxLost', access: repairShop, en: 'Box lost', zh: '丢件' },
  findBox: { event: 'RepairOrderBoxFound', access: repairShop, en: 'Box found', zh: '取消丢件' },
} as const satisfies Record<string, Action<RepairEventName>>;

export type RepairActionName = keyof typeof repairActions;
export const repairActionNames = Object.keys(repairActions) as [RepairActionName, ...RepairActionName[]];

/** An owner recalls a repair only until it is approved; afterwards it is the repair shop's to stop (R4.52). */
export const ownerMayCancel = (status: RepairStatus | undefined): boolean => status === 'applied';

interface ActedOn {
  status: RepairStatus;
  applicantId: string;
  /** Whether its task was given to anybody. */
  assigned?: boolean;
}

/** What neither the status nor the permission tells. */
const only: Partial<Record<RepairActionName, (repair: ActedOn, viewer: Pick<Viewer, 'shopId'>) => boolean>> = {
  cancel: ({ status }, { shopId }) => shopId === undefined || ownerMayCancel(status),
  revert: ({ assigned = false }) => assigned,
};

export const repairActionsOn = (
  repair: ActedOn,
  viewer: Pick<Viewer, 'accountId' | 'shopId' | 'permissions'>,
  allowed: readonly RepairEventName[],
): RepairActionName[] =>
  offeredActions<RepairActionName, RepairEventName>(repairActions, {
    allowed,
    may: (access) => mayAny(viewer.permissions, access),
    isAuthor: repair.applicantId === viewer.accountId,
    holds: (name) => only[name]?.(repair, viewer) ?? true,
  });
