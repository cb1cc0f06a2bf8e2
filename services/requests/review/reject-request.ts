import { isRejection } from '#contracts/kernel/rejection.ts';
import type { GivenReason } from '#contracts/requests/preset-reasons.ts';
import { rejectRequestEndpoint } from '#contracts/requests/reviews.ts';
import { commandRoute } from '#kernel/commands/command-route.ts';
import type { Decision } from '#kernel/commands/decision.ts';
import { change } from '#kernel/commands/loaded.ts';
import { orderDecided } from '#services/aggregates/order/order-answer.ts';
import { releaseLabelOfOrder } from '#services/aggregates/order/order-label.ts';
import { loadOrder, requireOrderAllows } from '#services/aggregates/order/order-policies.ts';
import { releaseForOrder } from '../card-fee.ts';
import { type OrderAndItems, onEachItem, requireStillReserved, withItems } from '../order-items.ts';
import type { Review } from './approve-request.ts';
import { requireSeenVersion } from './require-seen-version.ts';
import { requireOtherReviewer } from './require-other-reviewer.ts';

export const rejectRequest = ({ viewer, version, reason, preset }: Review & GivenReason, { order, items, wallet }: OrderAndItems): Decision => {
  const refusal =
    requireOtherReviewer(viewer, order) ??
    requireOrderAllows(order, 'OrderRejected') ??
    requireSeenVersion(order, version) ??
    requireStillReserved({ order, items }, 'RequestRejected');
  if (refusal) return refusal;

  const { oddNo, requestType } = order;
  const given = { reason, ...(preset && { preset }) };
  return {
    changes: [
      change(order, { type: 'OrderRejected', data: given }),
      ...onEachItem(items, () => [{ type: 'RequestRejected', data: { oddNo, requestType, ...given } }]),
      ...releaseForOrder(order, wallet, 'rejected'),
    ],
    releases: releaseLabelOfOrder(order),
  };
};

export const rejectRequestRoute = commandRoute(rejectRequestEndpoint, async ({ body, viewer }, load) => {
  const order = await loadOrder(load, viewer, body.oddNo);
  if (isRejection(order)) return order;
  return orderDecided(order, rejectRequest({ viewer, ...body }, await withItems(load, order)));
});
