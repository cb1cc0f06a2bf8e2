import { isRejection } from '#contracts/kernel/rejection.ts';
import { takeOverConsignmentEndpoint } from '#contracts/requests/consignments.ts';
import { commandRoute, type CommandOf } from '#kernel/commands/command-route.ts';
import { accept, type Decision } from '#kernel/commands/decision.ts';
import { change } from '#kernel/commands/loaded.ts';
import { orderDecided } from '#services/aggregates/order/order-answer.ts';
import { handOver } from '#services/aggregates/item/hand-over.ts';
import { loadOrder, requireOrderAllows } from '#services/aggregates/order/order-policies.ts';
import { consignedItem } from '#services/aggregates/order/order.ts';
import { selfOperatedShop } from '#contracts/kernel/access/shops.ts';
import { type OrderAndItems, onEachItem, requireStillReserved, withItems } from '../order-items.ts';

/** The operator buys what did not sell: the item leaves the platform and stays on its shelf, in the group's account. */
export const takeOverConsignment = (
  { body: { priceCents } }: CommandOf<typeof takeOverConsignmentEndpoint>,
  { order, items }: OrderAndItems,
): Decision => {
  const refusal = requireOrderAllows(order, 'ConsignmentOrderTakenOver') ?? requireStillReserved({ order, items }, 'ConsignmentDelisted');
  if (refusal) return refusal;

  const { oddNo } = order;
  return accept(
    change(order, { type: 'ConsignmentOrderTakenOver', data: { oneId: consignedItem(order), priceCents } }),
    ...onEachItem(items, (item) => [{ type: 'ConsignmentDelisted', data: { oddNo } }, handOver(item, selfOperatedShop, 'cashOut', oddNo)]),
  );
};

export const takeOverConsignmentRoute = commandRoute(takeOverConsignmentEndpoint, async ({ body, viewer }, load) => {
  const order = await loadOrder(load, viewer, body.oddNo);
  if (isRejection(order)) return order;
  return orderDecided(order, takeOverConsignment({ body }, await withItems(load, order)));
});
