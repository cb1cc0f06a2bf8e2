import { may } from '#contracts/kernel/access/permissions.ts';
import { isRejection } from '#contracts/kernel/rejection.ts';
import { delistConsignmentEndpoint } from '#contracts/requests/consignments.ts';
import { commandRoute } from '#kernel/commands/command-route.ts';
import { accept, type Decision } from '#kernel/commands/decision.ts';
import { change } from '#kernel/commands/loaded.ts';
import { orderDecided } from '#services/aggregates/order/order-answer.ts';
import { loadOrder, loadOwnOrder, requireOrderAllows } from '#services/aggregates/order/order-policies.ts';
import { consignedItem } from '#services/aggregates/order/order.ts';
import { type OrderAndItems, onEachItem, requireStillReserved, withItems } from '../order-items.ts';

/** An unsold item returns to stock; a sold one is owed to its buyer. */
export const delistConsignment = (_: object, { order, items }: OrderAndItems): Decision => {
  const refusal = requireOrderAllows(order, 'ConsignmentOrderDelisted') ?? requireStillReserved({ order, items }, 'ConsignmentDelisted');
  if (refusal) return refusal;

  const { oddNo } = order;
  return accept(
    change(order, { type: 'ConsignmentOrderDelisted', data: { oneId: consignedItem(order) } }),
    ...onEachItem(items, () => [{ type: 'ConsignmentDelisted', data: { oddNo } }]),
  );
};

export const delistConsignmentRoute = commandRoute(delistConsignmentEndpoint, async ({ body, viewer }, load) => {
  const managesConsignments = may(viewer.permissions, '1100.edit');
  const order = await (managesConsignments ? loadOrder : loadOwnOrder)(load, viewer, body.oddNo);
  if (isRejection(order)) return order;
  return orderDecided(order, delistConsignment({}, await withItems(load, order)));
});
