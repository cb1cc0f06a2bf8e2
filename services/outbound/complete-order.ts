import type { Viewer } from '#contracts/kernel/viewer.ts';
import { isRejection, reject } from '#contracts/kernel/rejection.ts';
import { completeOrderEndpoint } from '#contracts/outbound/complete-order.ts';
import { orderActions } from '#contracts/outbound/order-actions.ts';
import { mayActOn } from '#contracts/outbound/order-reads.ts';
import { commandRoute } from '#kernel/commands/command-route.ts';
import { accept, type Decision } from '#kernel/commands/decision.ts';
import { change } from '#kernel/commands/stream-type.ts';
import { orderDecided } from '../aggregates/order/order-answer.ts';
import { loadOrder, orderMay } from '../aggregates/order/order-policies.ts';
import { orderStream, type Order } from '../aggregates/order/order.ts';

/** Whoever completes what was consigned does not know the orders of other kinds. */
const isOfTheirTypes = ({ permissions }: Pick<Viewer, 'permissions'>, { kind }: Order) =>
  mayActOn(permissions, orderActions.complete.access, kind) ? undefined : reject('NotFound', { field: 'oddNo' });

export const completeOrder = (viewer: Pick<Viewer, 'permissions'>, order: Order): Decision =>
  isOfTheirTypes(viewer, order) ??
  orderMay(order, 'OrderCompleted') ??
  accept(change(orderStream, order.oddNo, { type: 'OrderCompleted', data: {} }));

export const completeOrderRoute = commandRoute(completeOrderEndpoint, async ({ body, viewer }, load) => {
  const order = await loadOrder(load, viewer, body.oddNo);
  return isRejection(order) ? order : orderDecided(order.oddNo, order, completeOrder(viewer, order));
});
