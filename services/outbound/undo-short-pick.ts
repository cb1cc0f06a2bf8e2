import { formatOneId } from '#contracts/item/one-id.ts';
import { isRejection, reject, type Rejection } from '#contracts/kernel/rejection.ts';
import type { OrderEvent } from '#contracts/outbound/order-events.ts';
import { undoShortPickEndpoint } from '#contracts/outbound/picking.ts';
import { requireItemAllows } from '../aggregates/item/item-policies.ts';
import { itemStream, type Item, type LoadedItem } from '../aggregates/item/item.ts';
import { commandRoute, type CommandOf } from '#kernel/commands/command-route.ts';
import { accept, type Decision } from '#kernel/commands/decision.ts';
import { change } from '#kernel/commands/loaded.ts';
import { orderDecided } from '../aggregates/order/order-answer.ts';
import { loadOrder, requireOrderAllows } from '../aggregates/order/order-policies.ts';
import { present, type Order, type LoadedOrder } from '../aggregates/order/order.ts';
import { takeOverReservation } from './substitute.ts';
import { withSale } from '../aggregates/sale/follow-order.ts';

/** Neither the item nor its order has gone on; an order with items left is in exception for a reason of its own. */
const requireNothingFollowed = (order: Order, oneId: string, { undoableShortOf }: Item): Rejection | undefined => {
  const isFresh = undoableShortOf === order.oddNo && order.oneIds.includes(oneId) && order.parcels.length === 0;
  return isFresh && (order.state === 'pendingOutbound' || present(order).length === 0)
    ? undefined
    : reject('ShortPickFollowed', { field: 'oneId', params: { scanned: formatOneId(oneId) } });
};

/** The item was there after all: it is reserved as before, and an order that came to a halt for the want of it goes on. */
export const undoShortPick = (
  { body: { oneId } }: CommandOf<typeof undoShortPickEndpoint>,
  { order, item }: { order: LoadedOrder; item: LoadedItem },
): Decision => {
  const { oddNo, state } = order;
  const refusal =
    requireOrderAllows(order, 'OrderShortUndone') ??
    requireNothingFollowed(order, oneId, item) ??
    requireItemAllows(item, 'ShortPickUndone', { field: 'oneId' });
  if (refusal) return refusal;

  const resumed: OrderEvent[] = state === 'exception' ? [{ type: 'OrderResumed', data: {} }] : [];
  return accept(
    change(order, { type: 'OrderShortUndone', data: { oneId } }, ...resumed),
    change(item, { type: 'ShortPickUndone', data: { oddNo } }, ...takeOverReservation(order)),
  );
};

export const undoShortPickRoute = commandRoute(undoShortPickEndpoint, async ({ body, viewer }, load) => {
  const order = await loadOrder(load, viewer, body.oddNo);
  if (isRejection(order)) return order;
  const item = await load.one(itemStream, body.oneId);
  return orderDecided(order, await withSale(load, order, undoShortPick({ body }, { order, item })));
});
