import { isRejection, reject } from '#contracts/kernel/rejection.ts';
import { recallRequestEndpoint } from '#contracts/requests/recall-request.ts';
import { firstRefusal } from '#services/aggregates/item/item-policies.ts';
import type { Item } from '#services/aggregates/item/item.ts';
import { commandRoute } from '#kernel/commands/command-route.ts';
import { nothing, type Decision } from '#kernel/commands/decision.ts';
import { change } from '#kernel/commands/stream-type.ts';
import { orderDecided } from '#services/aggregates/order/order-answer.ts';
import { labelFreed } from '#services/aggregates/order/order-label.ts';
import { loadOwnOrder, orderMay } from '#services/aggregates/order/order-policies.ts';
import { orderStream, type Order } from '#services/aggregates/order/order.ts';
import { itemsOf, onEachItem, stillReserved } from '../order-items.ts';

/** R4.46: only a request that is not approved yet; its items return to their former state. */
export const recallRequest = (order: Order, items: readonly Item[]): Decision => {
  const refusal = firstRefusal(orderMay(order, 'OrderRecalled'), stillReserved(order, items, 'RequestRecalled'));
  if (refusal) return refusal;

  const { oddNo, requestType } = order;
  return {
    changes: [
      change(orderStream, oddNo, { type: 'OrderRecalled', data: {} }),
      ...onEachItem(order, () => [{ type: 'RequestRecalled', data: { oddNo, requestType } }]),
    ],
    releases: labelFreed(order),
  };
};

/** A GET may be repeated by anyone on its way: the second one finds the work done. */
export const recallRequestRoute = commandRoute(recallRequestEndpoint, async ({ query, viewer }, load) => {
  const order = await loadOwnOrder(load, viewer, query.id);
  if (isRejection(order)) return order;
  if (order.requestType !== query.type) return reject('NotFound', { field: 'type' });
  return orderDecided(order.oddNo, order, order.recalled ? nothing : recallRequest(order, await itemsOf(load, order)));
});
