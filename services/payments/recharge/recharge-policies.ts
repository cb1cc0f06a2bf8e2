import type { Viewer } from '#contracts/kernel/access/viewer.ts';
import { canAccess } from '#contracts/kernel/access/row-scope.ts';
import { inDollars } from '#contracts/kernel/fields/money-field.ts';
import { reject, type Rejection } from '#contracts/kernel/rejection.ts';
import type { BankLine } from '#contracts/payments/recharge-events.ts';
import type { Recharge } from '../../aggregates/recharge/recharge.ts';

/** Recharges of a shop that wait for money at the same time. */
export const MAX_OPEN_RECHARGES = 20;

export const requireFewOpen = (open: number): Rejection | undefined =>
  open < MAX_OPEN_RECHARGES ? undefined : reject('TooManyRecharges', { params: { max: MAX_OPEN_RECHARGES } });

/** What is not the viewer's shop's does not exist for them. */
export const requireOwnRecharge = (viewer: Viewer, { shopId, status }: Recharge): Rejection | undefined =>
  status !== undefined && canAccess(viewer, { shopIds: [shopId] }) ? undefined : reject('NotFound', { field: 'rechargeNo' });

/** Whoever announced money is not the one who says that it came. */
export const requireOtherApplicant = ({ accountId }: Pick<Viewer, 'accountId'>, { applicantId }: Recharge): Rejection | undefined =>
  accountId === applicantId ? reject('ReviewerIsApplicant') : undefined;

export const requireReceivedByNow = (receivedOn: string, now: Date): Rejection | undefined =>
  receivedOn > now.toISOString().slice(0, 10) ? reject('ReceivedInFuture', { field: 'receivedOn' }) : undefined;

export interface Found {
  receivedCents: number;
  line: BankLine;
}

/** The second person says what the first has said. */
export const requireSameApproval = (
  { accountId }: Pick<Viewer, 'accountId'>,
  { receivedCents, line }: Found,
  { approved }: Recharge,
  limit: number,
): Rejection | undefined => {
  if (!approved) return undefined;
  if (approved.approverId === accountId) return reject('SecondPersonNeeded', { params: { limit: inDollars(limit) } });
  if (approved.receivedCents === receivedCents && approved.line.ref === line.ref) return undefined;
  return reject('ApprovalDiffers', { field: 'bankRef', params: { amount: inDollars(approved.receivedCents), ref: approved.line.ref } });
};
