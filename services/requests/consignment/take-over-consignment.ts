import { isRejection } from '#contracts/kernel/rejection.ts';
import { takeOverConsignmentEndpoint } from '#contracts/requests/take-over-consignment.ts';
import { firstRefusal } from '#services/aggregates/item/item-policies.ts';
import type { Item } from '#services/aggregates/item/item.ts';
import { commandRoute } from '#kernel/commands/command-route.ts';
import { accept, type Decision } from '#kernel/commands/decision.ts';
import { change } from '#kernel/commands/stream-type.ts';
import { orderDecided } from '#services/aggregates/order/order-answer.ts';
import { loadOrder, orderMay } from '#services/aggregates/order/order-policies.ts';
import { consignedItem, orderStream, type Order } from '#services/aggregates/order/order.ts';
import { handOver } from '#services/aggregates/item/hand-over.ts';
import { selfOperatedShop } from '#contracts/accounts/self-operated.ts';
import { itemsOf, onEachItem, stillReserved } from '../order-items.ts';

/** The operator buys what did not sell: the item leaves the platform and stays on its shelf, in the group's account. */
export const takeOverConsignment = (priceCents: number, order: Order, items: readonly Item[]): Decision => {
  const refusal = firstRefusal(orderMay(order, 'ConsignmentOrderTakenOver'), stillReserved(order, items, 'ConsignmentDelisted'));
  if (refusal) return refusal;

  const { oddNo } = order;
  return accept(
    change(orderStream, oddNo, { type: 'ConsignmentOrderTakenOver', data: { oneId: consignedItem(order), priceCents } }),
    ...onEachItem(order, (_oneId, index) => [
      { type: 'ConsignmentDelisted', data: { oddNo } },
      handOver(items[index]!, selfOperatedShop, 'cashOut', oddNo),
    ]),
  );
};

export const takeOverConsignmentRoute = commandRoute(takeOverConsignmentEndpoint, async ({ body, viewer }, load) => {
  const order = await loadOrder(load, viewer, body.oddNo);
  if (isRejection(order)) return order;
  return orderDecided(order.oddNo, order, takeOverConsignment(body.priceCents, order, await itemsOf(load, order)));
});
