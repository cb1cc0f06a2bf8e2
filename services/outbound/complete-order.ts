import { isRejection } from '#contracts/kernel/rejection.ts';
import { completeOrderEndpoint } from '#contracts/outbound/complete-order.ts';
import { commandRoute } from '../kernel/commands/command-route.ts';
import { accept, type Decision } from '../kernel/commands/decision.ts';
import { change } from '../kernel/commands/stream-type.ts';
import { orderDecided } from '../streams/order-answer.ts';
import { loadOrder, orderMay } from '../streams/order-policies.ts';
import { orderStream, type Order } from '../streams/order.ts';

export const completeOrder = (order: Order): Decision =>
  orderMay(order, 'OrderCompleted') ?? accept(change(orderStream, order.oddNo, { type: 'OrderCompleted', data: {} }));

export const completeOrderRoute = commandRoute(completeOrderEndpoint, async ({ body, viewer }, load) => {
  const order = await loadOrder(load, viewer, body.oddNo);
  return isRejection(order) ? order : orderDecided(order.oddNo, order, completeOrder(order));
});
