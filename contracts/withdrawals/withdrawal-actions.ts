import { type Action, offeredActions } from '../kernel/access/offered-actions.ts';
import { mayAny } from '../kernel/access/permissions.ts';
import type { Viewer } from '../kernel/access/viewer.ts';
import { withdrawalApplies, withdrawalReview } from './withdrawal-access.ts';
import type { WithdrawalEventName } from './withdrawal-events.ts';

/** What a person can do with a withdrawal. */
export const withdrawalActions = {
  cancel: { event: 'WithdrawalCancelled', access: withdrawalApplies, en: 'Cancel', zh: '取消' },
  review: { event: 'WithdrawalReviewStarted', fourEyes: true, access: withdrawalReview, en: 'Start review', zh: '开始审核' },
  approve: { event: 'WithdrawalApproved', fourEyes: true, access: withdrawalReview, en: 'Approve', zh: '通过' },
  reject: { event: 'WithdrawalRejected', fourEyes: true, access: withdrawalReview, en: 'Reject', zh: '驳回' },
  pay: { event: 'WithdrawalPaying', fourEyes: true, access: withdrawalReview, en: 'Pay', zh: '付款' },
  complete: { event: 'WithdrawalCompleted', access: withdrawalReview, en: 'On the statement', zh: '确认到账' },
  return: { event: 'WithdrawalReturned', access: withdrawalReview, en: 'Returned', zh: '退回' },
} as const satisfies Record<string, Action<WithdrawalEventName>>;

export type WithdrawalActionName = keyof typeof withdrawalActions;
export const withdrawalActionNames = Object.keys(withdrawalActions) as [WithdrawalActionName, ...WithdrawalActionName[]];

interface ActedOn {
  applicantId: string;
  /** The first of two who approved. */
  endorserId: string | null;
  payerId: string | null;
}

/** What neither the status nor a permission tells. */
const only: Partial<Record<WithdrawalActionName, (withdrawal: ActedOn, viewer: Pick<Viewer, 'accountId'>) => boolean>> = {
  approve: ({ endorserId }, { accountId }) => endorserId !== accountId,
  return: ({ payerId }, { accountId }) => payerId !== accountId,
};

export const withdrawalActionsOn = (
  withdrawal: ActedOn,
  viewer: Pick<Viewer, 'accountId' | 'permissions'>,
  allowed: readonly WithdrawalEventName[],
): WithdrawalActionName[] =>
  offeredActions<WithdrawalActionName, WithdrawalEventName>(withdrawalActions, {
    allowed,
    may: (access) => mayAny(viewer.permissions, access),
    isAuthor: withdrawal.applicantId === viewer.accountId,
    holds: (name) => only[name]?.(withdrawal, viewer) ?? true,
  });
