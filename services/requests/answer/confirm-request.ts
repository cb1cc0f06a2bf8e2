import { isRejection, reject } from '#contracts/kernel/rejection.ts';
import { confirmRequestEndpoint, payRequestEndpoint } from '#contracts/requests/confirm-request.ts';
import { firstRefusal } from '../../item/item-policies.ts';
import type { Item } from '../../item/item.ts';
import { commandRoute } from '../../kernel/commands/command-route.ts';
import { accept, nothing, type Decision } from '../../kernel/commands/decision.ts';
import { change } from '../../kernel/commands/stream-type.ts';
import { orderDecided } from '../../streams/order-answer.ts';
import { loadOwnOrder, orderMay } from '../../streams/order-policies.ts';
import { orderStream, type Order } from '../../streams/order.ts';
import { carriedOut } from '../carried-out.ts';
import { itemsOf, stillReserved } from '../order-items.ts';

/** The seller accepts what was quoted, which completes the approval: the items are looked at again. */
export const confirmRequest = (order: Order, items: readonly Item[]): Decision => {
  const refusal = firstRefusal(orderMay(order, 'OrderConfirmed'), stillReserved(order, items, 'RequestConfirmed'));
  if (refusal) return refusal;

  return accept(change(orderStream, order.oddNo, { type: 'OrderConfirmed', data: {} }), ...carriedOut(order, items, 'RequestConfirmed'));
};

export const confirmRequestRoute = commandRoute(confirmRequestEndpoint, async ({ body, viewer }, load) => {
  const order = await loadOwnOrder(load, viewer, body.oddNo);
  if (isRejection(order)) return order;
  return orderDecided(order.oddNo, order, confirmRequest(order, await itemsOf(load, order)));
});

/** A GET may be repeated by anyone on its way: the second one finds the work done. */
export const payRequestRoute = commandRoute(payRequestEndpoint, async ({ query, viewer }, load) => {
  const order = await loadOwnOrder(load, viewer, query.id);
  if (isRejection(order)) return order;
  if (order.requestType !== query.type) return reject('NotFound', { field: 'type' });
  return orderDecided(order.oddNo, order, order.confirmed ? nothing : confirmRequest(order, await itemsOf(load, order)));
});
