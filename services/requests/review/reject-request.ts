import { isRejection } from '#contracts/kernel/rejection.ts';
import type { GivenReason } from '#contracts/requests/preset-reasons.ts';
import { rejectRequestEndpoint } from '#contracts/requests/reject-request.ts';
import { firstRefusal } from '#services/aggregates/item/item-policies.ts';
import type { Item } from '#services/aggregates/item/item.ts';
import { commandRoute } from '#kernel/commands/command-route.ts';
import type { Decision } from '#kernel/commands/decision.ts';
import { change } from '#kernel/commands/stream-type.ts';
import { orderDecided } from '#services/aggregates/order/order-answer.ts';
import { labelFreed } from '#services/aggregates/order/order-label.ts';
import { loadOrder, orderMay } from '#services/aggregates/order/order-policies.ts';
import { orderStream, type Order } from '#services/aggregates/order/order.ts';
import { itemsOf, onEachItem, stillReserved } from '../order-items.ts';
import type { Review } from './approve-request.ts';
import { refuseUnseenEdit } from './refuse-unseen-edit.ts';
import { reviewerIsNotApplicant } from './reviewer-is-not-applicant.ts';

export const rejectRequest = ({ reason, preset }: GivenReason, { accountId, version }: Review, order: Order, items: readonly Item[]): Decision => {
  const refusal = firstRefusal(
    reviewerIsNotApplicant(order, { accountId }),
    orderMay(order, 'OrderRejected'),
    refuseUnseenEdit(order, version),
    stillReserved(order, items, 'RequestRejected'),
  );
  if (refusal) return refusal;

  const { oddNo, requestType } = order;
  const given = { reason, ...(preset && { preset }) };
  return {
    changes: [
      change(orderStream, oddNo, { type: 'OrderRejected', data: given }),
      ...onEachItem(order, () => [{ type: 'RequestRejected', data: { oddNo, requestType, ...given } }]),
    ],
    releases: labelFreed(order),
  };
};

export const rejectRequestRoute = commandRoute(rejectRequestEndpoint, async ({ body, viewer }, load) => {
  const order = await loadOrder(load, viewer, body.oddNo);
  if (isRejection(order)) return order;
  return orderDecided(
    body.oddNo,
    order,
    rejectRequest(body, { accountId: viewer.accountId, version: body.version }, order, await itemsOf(load, order)),
  );
});
