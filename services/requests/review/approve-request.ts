import { isRejection } from '#contracts/kernel/rejection.ts';
import { amountOf } from '#contracts/ledger/basis.ts';
import { approveRequestEndpoint } from '#contracts/requests/reviews.ts';
import { commandRoute } from '#kernel/commands/command-route.ts';
import { accept, type Decision } from '#kernel/commands/decision.ts';
import { change } from '#kernel/commands/loaded.ts';
import { orderDecided } from '#services/aggregates/order/order-answer.ts';
import { loadOrder, requireOrderAllows } from '#services/aggregates/order/order-policies.ts';
import { feeOfOrder } from '#services/aggregates/order/order-fee.ts';
import { approvalEffects } from '../approval-effects.ts';
import { holdOfOrder } from '../card-fee.ts';
import { type OrderAndItems, requireStillReserved, withItems } from '../order-items.ts';
import { requireSeenVersion } from './require-seen-version.ts';
import { requireOtherReviewer } from './require-other-reviewer.ts';
import type { Viewer } from '#contracts/kernel/access/viewer.ts';

/** Who decides, and on which version of the order. */
export interface Review {
  viewer: Pick<Viewer, 'accountId'>;
  version?: number | undefined;
}

/** What was set aside for the request since its application is paid. */
export const approveRequest = (review: Review & { now: Date }, { order, items, givenAway, wallet }: OrderAndItems): Decision => {
  const refusal =
    requireOtherReviewer(review.viewer, order) ??
    requireOrderAllows(order, 'OrderApproved') ??
    requireSeenVersion(order, review.version) ??
    requireStillReserved({ order, items }, 'RequestApproved');
  if (refusal) return refusal;

  const fee = wallet && feeOfOrder(order, review.now, holdOfOrder(order));
  return accept(
    change(order, { type: 'OrderApproved', data: fee ? { paidCents: amountOf(fee.data.basis) } : {} }),
    ...approvalEffects({ order, items, givenAway }, 'RequestApproved', review.now),
    ...(wallet && fee ? [change(wallet, fee)] : []),
  );
};

export const approveRequestRoute = commandRoute(approveRequestEndpoint, async ({ body, viewer, now }, load) => {
  const order = await loadOrder(load, viewer, body.oddNo);
  if (isRejection(order)) return order;
  return orderDecided(order, approveRequest({ viewer, version: body.version, now }, await withItems(load, order)));
});
