import { may } from '#contracts/kernel/permissions.ts';
import { isRejection } from '#contracts/kernel/rejection.ts';
import { delistConsignmentEndpoint } from '#contracts/requests/delist-consignment.ts';
import { firstRefusal } from '#services/aggregates/item/item-policies.ts';
import type { Item } from '#services/aggregates/item/item.ts';
import { commandRoute } from '#kernel/commands/command-route.ts';
import { accept, type Decision } from '#kernel/commands/decision.ts';
import { change } from '#kernel/commands/stream-type.ts';
import { orderDecided } from '#services/aggregates/order/order-answer.ts';
import { loadOrder, loadOwnOrder, orderMay } from '#services/aggregates/order/order-policies.ts';
import { consignedItem, orderStream, type Order } from '#services/aggregates/order/order.ts';
import { itemsOf, onEachItem, stillReserved } from '../order-items.ts';

/** An unsold item returns to stock; a sold one is owed to its buyer. */
export const delistConsignment = (order: Order, items: readonly Item[]): Decision => {
  const refusal = firstRefusal(orderMay(order, 'ConsignmentOrderDelisted'), stillReserved(order, items, 'ConsignmentDelisted'));
  if (refusal) return refusal;

  const { oddNo } = order;
  return accept(
    change(orderStream, oddNo, { type: 'ConsignmentOrderDelisted', data: { oneId: consignedItem(order) } }),
    ...onEachItem(order, () => [{ type: 'ConsignmentDelisted', data: { oddNo } }]),
  );
};

export const delistConsignmentRoute = commandRoute(delistConsignmentEndpoint, async ({ body, viewer }, load) => {
  const managesConsignments = may(viewer.permissions, '1100.edit');
  const order = await (managesConsignments ? loadOrder : loadOwnOrder)(load, viewer, body.oddNo);
  if (isRejection(order)) return order;
  return orderDecided(order.oddNo, order, delistConsignment(order, await itemsOf(load, order)));
});
