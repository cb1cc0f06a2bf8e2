import type { Viewer } from '#contracts/kernel/access/viewer.ts';
import { isRejection, reject } from '#contracts/kernel/rejection.ts';
import { completeOrderEndpoint } from '#contracts/outbound/order-commands.ts';
import { orderActions } from '#contracts/outbound/order-actions.ts';
import { mayActOn } from '#contracts/outbound/order-reads.ts';
import { commandRoute } from '#kernel/commands/command-route.ts';
import { accept, type Decision } from '#kernel/commands/decision.ts';
import { change } from '#kernel/commands/loaded.ts';
import { orderDecided } from '../aggregates/order/order-answer.ts';
import { loadOrder, requireOrderAllows } from '../aggregates/order/order-policies.ts';
import type { Order, LoadedOrder } from '../aggregates/order/order.ts';

/** Whoever completes what was consigned does not know the orders of other kinds. */
const requireAccessToKind = ({ permissions }: Pick<Viewer, 'permissions'>, { kind }: Order) =>
  mayActOn(permissions, orderActions.complete.access, kind) ? undefined : reject('NotFound', { field: 'oddNo' });

export interface CompleteOrder {
  viewer: Pick<Viewer, 'permissions'>;
}

export const completeOrder = ({ viewer }: CompleteOrder, { order }: { order: LoadedOrder }): Decision =>
  requireAccessToKind(viewer, order) ?? requireOrderAllows(order, 'OrderCompleted') ?? accept(change(order, { type: 'OrderCompleted', data: {} }));

export const completeOrderRoute = commandRoute(completeOrderEndpoint, async ({ body, viewer }, load) => {
  const order = await loadOrder(load, viewer, body.oddNo);
  return isRejection(order) ? order : orderDecided(order, completeOrder({ viewer }, { order }));
});
