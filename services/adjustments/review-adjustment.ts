import { approveAdjustment as approveEndpoint, rejectAdjustment as rejectEndpoint } from '#contracts/adjustments/adjustment-endpoints.ts';
import { reject, type Rejection } from '#contracts/kernel/rejection.ts';
import { commandRoute } from '#kernel/commands/command-route.ts';
import type { Decision } from '#kernel/commands/decision.ts';
import { change } from '#kernel/commands/loaded.ts';
import { claimsOfRequest } from '../aggregates/adjustment/adjustment-claims.ts';
import { adjustmentStream, requireAdjustmentAllows, type Adjustment, type LoadedAdjustment } from '../aggregates/adjustment/adjustment.ts';
import { walletStream, type LoadedWallet } from '../aggregates/wallet/wallet.ts';
import { adjustmentPosting } from './adjustment-posting.ts';
import { answered } from './answered.ts';

interface By {
  accountId: string;
}

export const approveAdjustment = (
  { accountId, now }: By & { now: Date },
  { adjustment, wallet }: { adjustment: LoadedAdjustment; wallet: LoadedWallet },
): Decision => {
  const refusal = requireAdjustmentAllows(adjustment, 'AdjustmentPosted') ?? requireOtherRequester(accountId, adjustment);
  if (refusal) return refusal;
  const approvedBy = [adjustment.requesterId, accountId];
  const { posting, claims } = adjustmentPosting(adjustment, approvedBy, now);
  const { postingId } = posting.data;
  return { changes: [change(adjustment, { type: 'AdjustmentPosted', data: { postingId, approvedBy } }), change(wallet, posting)], claims };
};

/** The transfer may be asked for again, and so may a lost item. */
export const rejectAdjustment = ({ accountId, reason }: By & { reason: string }, { adjustment }: { adjustment: LoadedAdjustment }): Decision => {
  const refusal = requireAdjustmentAllows(adjustment, 'AdjustmentRejected') ?? requireOtherRequester(accountId, adjustment);
  if (refusal) return refusal;
  return {
    changes: [change(adjustment, { type: 'AdjustmentRejected', data: { reviewerId: accountId, reason } })],
    releases: claimsOfRequest(adjustment),
  };
};

const requireOtherRequester = (accountId: string, { requesterId }: Adjustment): Rejection | undefined =>
  accountId === requesterId ? reject('ReviewerIsApplicant', { field: 'adjustmentNo' }) : undefined;

export const approveAdjustmentRoute = commandRoute(approveEndpoint, async ({ body, viewer: { accountId }, now }, load) => {
  const adjustment = await load.one(adjustmentStream, body.adjustmentNo);
  const wallet = await load.one(walletStream, adjustment.shopId);
  return answered(adjustment, approveAdjustment({ accountId, now }, { adjustment, wallet }));
});

export const rejectAdjustmentRoute = commandRoute(rejectEndpoint, async ({ body: { adjustmentNo, reason }, viewer: { accountId } }, load) => {
  const adjustment = await load.one(adjustmentStream, adjustmentNo);
  return answered(adjustment, rejectAdjustment({ accountId, reason }, { adjustment }));
});
