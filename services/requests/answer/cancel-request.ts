import { isRejection } from '#contracts/kernel/rejection.ts';
import { cancelRequestEndpoint } from '#contracts/requests/cancel-request.ts';
import { firstRefusal } from '#services/aggregates/item/item-policies.ts';
import type { Item } from '#services/aggregates/item/item.ts';
import { commandRoute } from '#kernel/commands/command-route.ts';
import type { Decision } from '#kernel/commands/decision.ts';
import { change } from '#kernel/commands/stream-type.ts';
import { orderDecided } from '#services/aggregates/order/order-answer.ts';
import { labelFreed } from '#services/aggregates/order/order-label.ts';
import { loadOwnOrder, orderIs, orderMay } from '#services/aggregates/order/order-policies.ts';
import { orderStream, type Order } from '#services/aggregates/order/order.ts';
import { itemsOf, onEachItem, stillReserved } from '../order-items.ts';

/** The seller refuses what was quoted. An approved order is the warehouse's to cancel. */
export const cancelRequest = (reason: string, order: Order, items: readonly Item[]): Decision => {
  const refusal = firstRefusal(orderIs(order, 'toConfirm'), orderMay(order, 'OrderCancelled'), stillReserved(order, items, 'RequestCancelled'));
  if (refusal) return refusal;

  const { oddNo, requestType } = order;
  return {
    changes: [
      change(orderStream, oddNo, { type: 'OrderCancelled', data: { reason } }),
      ...onEachItem(order, () => [{ type: 'RequestCancelled', data: { oddNo, requestType } }]),
    ],
    releases: labelFreed(order),
  };
};

export const cancelRequestRoute = commandRoute(cancelRequestEndpoint, async ({ body, viewer }, load) => {
  const order = await loadOwnOrder(load, viewer, body.oddNo);
  if (isRejection(order)) return order;
  return orderDecided(order.oddNo, order, cancelRequest(body.reason, order, await itemsOf(load, order)));
});
