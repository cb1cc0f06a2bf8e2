import { isRejection } from '#contracts/kernel/rejection.ts';
import { assignOrdersEndpoint, unassignOrdersEndpoint } from '#contracts/outbound/order-commands.ts';
import { firstRefusal } from '../aggregates/item/item-policies.ts';
import { commandRoute, type CommandOf } from '#kernel/commands/command-route.ts';
import { accept, type Decision } from '#kernel/commands/decision.ts';
import { change } from '#kernel/commands/loaded.ts';
import { accountStream, type Account } from '../aggregates/account/account.ts';
import { requireMayPickIn } from '../aggregates/shop/operator.ts';
import { ordersDecided } from '../aggregates/order/order-answer.ts';
import { loadOrders, requireOrderAllows } from '../aggregates/order/order-policies.ts';
import type { LoadedOrder } from '../aggregates/order/order.ts';

export const assignOrders = (
  _: CommandOf<typeof assignOrdersEndpoint>,
  { orders, operator }: { orders: readonly LoadedOrder[]; operator: Account },
): Decision => {
  const refusal = firstRefusal(
    orders,
    (order, index) => requireOrderAllows(order, 'OrderAssigned', `oddNos.${index}`) ?? requireMayPickIn(order.warehouseId, operator),
  );
  if (refusal) return refusal;

  const data = { operatorId: operator.accountId, operatorName: operator.name };
  return accept(...orders.map((order) => change(order, { type: 'OrderAssigned', data })));
};

export const unassignOrders = (_: CommandOf<typeof unassignOrdersEndpoint>, { orders }: { orders: readonly LoadedOrder[] }): Decision => {
  const refusal = firstRefusal(orders, (order, index) => requireOrderAllows(order, 'OrderUnassigned', `oddNos.${index}`));
  if (refusal) return refusal;

  const assigned = orders.filter((order) => order.operator);
  return accept(...assigned.map((order) => change(order, { type: 'OrderUnassigned', data: {} })));
};

export const assignOrdersRoute = commandRoute(assignOrdersEndpoint, async ({ body, viewer }, load) => {
  const orders = await loadOrders(load, viewer, [...new Set(body.oddNos)]);
  if (isRejection(orders)) return orders;
  return ordersDecided(orders, assignOrders({ body }, { orders, operator: await load.one(accountStream, body.operatorId) }));
});

export const unassignOrdersRoute = commandRoute(unassignOrdersEndpoint, async ({ body, viewer }, load) => {
  const orders = await loadOrders(load, viewer, [...new Set(body.oddNos)]);
  if (isRejection(orders)) return orders;
  return ordersDecided(orders, unassignOrders({ body }, { orders }));
});
