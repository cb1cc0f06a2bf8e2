import { type Action, offeredActions } from '../kernel/access/offered-actions.ts';
import { mayAny } from '../kernel/access/permissions.ts';
import type { Viewer } from '../kernel/access/viewer.ts';
import type { PaymentMethod, RechargeEventName, RechargeStatus } from './recharge-events.ts';
import { rechargeApplies, rechargeReview } from './recharge-fields.ts';

/** What a person can do with a recharge. */
export const rechargeActions = {
  uploadProof: { event: 'RechargeProofUploaded', access: rechargeApplies, en: 'Upload proof', zh: '上传凭证' },
  pay: { access: rechargeApplies, en: 'Pay with Alipay', zh: '支付宝付款' },
  approve: { event: ['RechargeApproved', 'RechargeMoneyReceived'], fourEyes: true, access: rechargeReview, en: 'Approve', zh: '通过' },
  reject: { event: 'RechargeRejected', fourEyes: true, access: rechargeReview, en: 'Reject', zh: '驳回' },
} as const satisfies Record<string, Action<RechargeEventName>>;

export type RechargeActionName = keyof typeof rechargeActions;
export const rechargeActionNames = Object.keys(rechargeActions) as [RechargeActionName, ...RechargeActionName[]];

interface ActedOn {
  status: RechargeStatus;
  method: PaymentMethod;
  applicantId: string;
  /** Who of finance has approved already. */
  approverId: string | null;
}

/** What neither the status nor a permission tells. */
const only: Partial<Record<RechargeActionName, (recharge: ActedOn, viewer: Pick<Viewer, 'accountId'>) => boolean>> = {
  uploadProof: ({ method }) => method === 'bankTransfer',
  pay: ({ status }) => status === 'paying',
  approve: ({ method, status, approverId }, { accountId }) =>
    method === 'bankTransfer' && ['submitted', 'underReview', 'auditSuccessful'].includes(status) && approverId !== accountId,
  reject: ({ method }) => method === 'bankTransfer',
};

export const rechargeActionsOn = (
  recharge: ActedOn,
  viewer: Pick<Viewer, 'accountId' | 'permissions'>,
  allowed: readonly RechargeEventName[],
): RechargeActionName[] =>
  offeredActions<RechargeActionName, RechargeEventName>(rechargeActions, {
    allowed,
    may: (access) => mayAny(viewer.permissions, access),
    isAuthor: recharge.applicantId === viewer.accountId,
    holds: (name) => only[name]?.(recharge, viewer) ?? true,
  });
