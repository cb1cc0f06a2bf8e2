import { isRejection } from '#contracts/kernel/rejection.ts';
import { approveRequestEndpoint } from '#contracts/requests/reviews.ts';
import { commandRoute } from '#kernel/commands/command-route.ts';
import { accept, type Decision } from '#kernel/commands/decision.ts';
import { change } from '#kernel/commands/loaded.ts';
import { orderDecided } from '#services/aggregates/order/order-answer.ts';
import { loadOrder, requireOrderAllows } from '#services/aggregates/order/order-policies.ts';
import { approvalEffects } from '../approval-effects.ts';
import { type OrderAndItems, requireStillReserved, withItems } from '../order-items.ts';
import { requireSeenVersion } from './require-seen-version.ts';
import { requireOtherReviewer } from './require-other-reviewer.ts';
import type { Viewer } from '#contracts/kernel/access/viewer.ts';

/** Who decides, and on which version of the order. */
export interface Review {
  viewer: Pick<Viewer, 'accountId'>;
  version?: number | undefined;
}

export const approveRequest = (review: Review, { order, items }: OrderAndItems): Decision => {
  const refusal =
    requireOtherReviewer(review.viewer, order) ??
    requireOrderAllows(order, 'OrderApproved') ??
    requireSeenVersion(order, review.version) ??
    requireStillReserved({ order, items }, 'RequestApproved');
  if (refusal) return refusal;

  return accept(change(order, { type: 'OrderApproved', data: {} }), ...approvalEffects({ order, items }, 'RequestApproved'));
};

export const approveRequestRoute = commandRoute(approveRequestEndpoint, async ({ body, viewer }, load) => {
  const order = await loadOrder(load, viewer, body.oddNo);
  if (isRejection(order)) return order;
  return orderDecided(order, approveRequest({ viewer, version: body.version }, await withItems(load, order)));
});
