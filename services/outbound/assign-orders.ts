import { isRejection } from '#contracts/kernel/rejection.ts';
import { assignOrdersEndpoint, unassignOrdersEndpoint } from '#contracts/outbound/assign-orders.ts';
import { firstRefusal } from '../aggregates/item/item-policies.ts';
import { commandRoute } from '#kernel/commands/command-route.ts';
import { accept, type Decision } from '#kernel/commands/decision.ts';
import { change } from '#kernel/commands/stream-type.ts';
import { accountStream, type Account } from '../aggregates/account/account.ts';
import { mayPickIn } from '../aggregates/shop/operator.ts';
import { ordersDecided } from '../aggregates/order/order-answer.ts';
import { loadOrders, orderMay } from '../aggregates/order/order-policies.ts';
import { orderStream, type Order } from '../aggregates/order/order.ts';

export const assignOrders = (orders: readonly Order[], operator: Account): Decision => {
  const refusal = firstRefusal(
    ...orders.map((order, index) => orderMay(order, 'OrderAssigned', `oddNos.${index}`) ?? mayPickIn(order.warehouseId, operator)),
  );
  if (refusal) return refusal;

  const data = { operatorId: operator.accountId, operatorName: operator.name };
  return accept(...orders.map((order) => change(orderStream, order.oddNo, { type: 'OrderAssigned', data })));
};

export const unassignOrders = (orders: readonly Order[]): Decision => {
  const refusal = firstRefusal(...orders.map((order, index) => orderMay(order, 'OrderUnassigned', `oddNos.${index}`)));
  if (refusal) return refusal;

  const assigned = orders.filter((order) => order.operator);
  return accept(...assigned.map((order) => change(orderStream, order.oddNo, { type: 'OrderUnassigned', data: {} })));
};

export const assignOrdersRoute = commandRoute(assignOrdersEndpoint, async ({ body, viewer }, load) => {
  const orders = await loadOrders(load, viewer, [...new Set(body.oddNos)]);
  if (isRejection(orders)) return orders;
  return ordersDecided(orders, assignOrders(orders, await load.one(accountStream, body.operatorId)));
});

export const unassignOrdersRoute = commandRoute(unassignOrdersEndpoint, async ({ body, viewer }, load) => {
  const orders = await loadOrders(load, viewer, [...new Set(body.oddNos)]);
  if (isRejection(orders)) return orders;
  return ordersDecided(orders, unassignOrders(orders));
});
