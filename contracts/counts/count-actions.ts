import { type Action, offeredActions } from '../kernel/access/offered-actions.ts';
import { mayAny, type PermissionCheck } from '../kernel/access/permissions.ts';
import type { Viewer } from '../kernel/access/viewer.ts';
import type { CountEventName, CountStatus } from './count-events.ts';

export const countReads: readonly PermissionCheck[] = ['700105.query', '300.query'];
/** Scans what lies on a shelf: administrators, who see what is expected there, do not count. */
export const countEdits: readonly PermissionCheck[] = ['700105.edit'];
/** Says which shelves are counted. */
export const countPlans: readonly PermissionCheck[] = ['700105.add', '300.add'];
/** Says that the books follow the count. */
export const countReviews: readonly PermissionCheck[] = ['300.edit'];

export const countActions = {
  start: { event: 'CountStarted', access: countEdits, en: 'Count', zh: '开始盘点' },
  approve: { event: 'CountApproved', fourEyes: true, access: countReviews, en: 'Approve', zh: '通过' },
  sendBack: { event: 'CountSentBack', fourEyes: true, access: countReviews, en: 'Count again', zh: '重新盘点' },
  cancel: { event: 'CountCancelled', access: countPlans, en: 'Cancel', zh: '取消' },
} as const satisfies Record<string, Action<CountEventName>>;
export type CountActionName = keyof typeof countActions;
export const countActionNames = Object.keys(countActions) as [CountActionName, ...CountActionName[]];

interface Counted {
  status: CountStatus;
  /** Who counted, round by round. */
  counterIds: readonly string[];
}

export const actionsOnCount = (
  { status, counterIds }: Counted,
  viewer: Pick<Viewer, 'permissions' | 'accountId'>,
  allowed: readonly CountEventName[],
): CountActionName[] =>
  offeredActions<CountActionName, CountEventName>(countActions, {
    allowed,
    may: (access) => mayAny(viewer.permissions, access),
    isAuthor: counterIds.includes(viewer.accountId),
    holds: (name) => name !== 'start' || status !== 'recount' || counterIds.at(-1) !== viewer.accountId,
  });
