import { isRejection } from '#contracts/kernel/rejection.ts';
import { approveRequestEndpoint } from '#contracts/requests/approve-request.ts';
import { firstRefusal } from '#services/aggregates/item/item-policies.ts';
import type { Item } from '#services/aggregates/item/item.ts';
import { commandRoute } from '#kernel/commands/command-route.ts';
import { accept, type Decision } from '#kernel/commands/decision.ts';
import { change } from '#kernel/commands/stream-type.ts';
import { orderDecided } from '#services/aggregates/order/order-answer.ts';
import { loadOrder, orderMay } from '#services/aggregates/order/order-policies.ts';
import { orderStream, type Order } from '#services/aggregates/order/order.ts';
import { carriedOut } from '../carried-out.ts';
import { itemsOf, stillReserved } from '../order-items.ts';
import { refuseUnseenEdit } from './refuse-unseen-edit.ts';
import { reviewerIsNotApplicant } from './reviewer-is-not-applicant.ts';

/** Who decides, and on which version of the order. */
export interface Review {
  accountId: string;
  version: number | undefined;
}

export const approveRequest = ({ accountId, version }: Review, order: Order, items: readonly Item[]): Decision => {
  const refusal = firstRefusal(
    reviewerIsNotApplicant(order, { accountId }),
    orderMay(order, 'OrderApproved'),
    refuseUnseenEdit(order, version),
    stillReserved(order, items, 'RequestApproved'),
  );
  if (refusal) return refusal;

  return accept(change(orderStream, order.oddNo, { type: 'OrderApproved', data: {} }), ...carriedOut(order, items, 'RequestApproved'));
};

export const approveRequestRoute = commandRoute(approveRequestEndpoint, async ({ body, viewer }, load) => {
  const order = await loadOrder(load, viewer, body.oddNo);
  if (isRejection(order)) return order;
  return orderDecided(body.oddNo, order, approveRequest({ accountId: viewer.accountId, version: body.version }, order, await itemsOf(load, order)));
});
