import { mayAny, type PermissionCheck } from '../kernel/permissions.ts';
import type { Viewer } from '../kernel/viewer.ts';
import type { Words } from '../kernel/words.ts';
import type { RepairEventName, RepairStatus } from './repair-events.ts';
import { repairCancels, repairReview, repairShop } from './repair-fields.ts';

interface RepairAction extends Words {
  /** What it leads to. */
  event: RepairEventName;
  statuses: readonly RepairStatus[];
  access: readonly PermissionCheck[];
}

/** What a person can do with a repair order: the commands ask it which statuses allow what, rows carry what the viewer may. */
export const repairActions = {
  approve: { event: 'RepairOrderApproved', statuses: ['applied'], access: repairReview, en: 'Approve', zh: '通过' },
  reject: { event: 'RepairOrderRejected', statuses: ['applied'], access: repairReview, en: 'Reject', zh: '驳回' },
  edit: { event: 'RepairOrderEdited', statuses: ['applied'], access: repairReview, en: 'Edit', zh: '修改' },
  cancel: { event: 'RepairOrderCancelled', statuses: ['applied', 'approved', 'started'], access: repairCancels, en: 'Cancel', zh: '取消' },
  start: { event: 'RepairOrderStarted', statuses: ['approved'], access: repairShop, en: 'Mark as repairable', zh: '标记可维修' },
  complete: { event: 'RepairOrderCompleted', statuses: ['approved', 'started'], access: repairShop, en: 'Repair complete', zh: '维修完成' },
  fail: { event: 'RepairOrderFailed', statuses: ['approved', 'started'], access: repairShop, en: 'Not repairable', zh: '无法维修' },
  loseBox: { event: 'RepairOrderBoxLost', statuses: ['approved', 'started'], access: repairShop, en: 'Box lost', zh: '丢件' },
  findBox: { event: 'RepairOrderBoxFound', statuses: ['boxLost'], access: repairShop, en: 'Box found', zh: '取消丢件' },
} as const satisfies Record<string, RepairAction>;

export type RepairActionName = keyof typeof repairActions;
export const repairActionNames = Object.keys(repairActions) as [RepairActionName, ...RepairActionName[]];

/** An event that follows the application of a repair. */
export type RepairStep = (typeof repairActions)[RepairActionName]['event'];

export const repairAllows = (status: RepairStatus, step: RepairStep): boolean =>
  repairActionNames.some((name) => repairActions[name].event === step && (repairActions[name].statuses as readonly RepairStatus[]).includes(status));

/** An owner recalls a repair only until it is approved; afterwards it is the repair shop's to stop (R4.52). */
export const ownerMayCancel = (status: RepairStatus | undefined): boolean => status === 'applied';

interface ActedOn {
  status: RepairStatus;
  applicantId: string;
}

/** What neither the status nor the permission tells. */
const only: Partial<Record<RepairActionName, (repair: ActedOn, viewer: Pick<Viewer, 'accountId' | 'shopId'>) => boolean>> = {
  approve: ({ applicantId }, { accountId }) => applicantId !== accountId,
  reject: ({ applicantId }, { accountId }) => applicantId !== accountId,
  cancel: ({ status }, { shopId }) => shopId === undefined || ownerMayCancel(status),
};

export const repairActionsOn = (repair: ActedOn, viewer: Pick<Viewer, 'accountId' | 'shopId' | 'permissions'>): RepairActionName[] =>
  repairActionNames.filter(
    (name) =>
      repairAllows(repair.status, repairActions[name].event) &&
      mayAny(viewer.permissions, repairActions[name].access) &&
      (only[name]?.(repair, viewer) ?? true),
  );
