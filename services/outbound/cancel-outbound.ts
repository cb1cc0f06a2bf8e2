import { isRejection, reject, type Rejection } from '#contracts/kernel/rejection.ts';
import { cancelOutboundEndpoint } from '#contracts/outbound/cancel-outbound.ts';
import { firstRefusal, mayHappen } from '../aggregates/item/item-policies.ts';
import { itemStream, type Item } from '../aggregates/item/item.ts';
import { commandRoute } from '#kernel/commands/command-route.ts';
import type { Decision } from '#kernel/commands/decision.ts';
import { change } from '#kernel/commands/stream-type.ts';
import type { Batch } from '../aggregates/batch/batch.ts';
import { orderDecided } from '../aggregates/order/order-answer.ts';
import { labelFreed } from '../aggregates/order/order-label.ts';
import { loadOrder, orderIs, orderMay } from '../aggregates/order/order-policies.ts';
import { orderStream, present, type Order } from '../aggregates/order/order.ts';
import { batchAfter, batchOf } from './batch-progress.ts';

export const nothingIsPicked = (order: Order): Rejection | undefined =>
  order.picked.length === 0 ? undefined : reject('PicksRemain', { field: 'oddNo', params: { count: order.picked.length } });

/** `items` are those still in the order; they return to their former state. */
export const cancelOutbound = (reason: string, order: Order, items: readonly Item[], batch?: Batch): Decision => {
  const refusal = firstRefusal(
    orderIs(order, 'pendingOutbound', 'exception'),
    orderMay(order, 'OrderCancelled'),
    nothingIsPicked(order),
    ...items.map((item) => mayHappen(item, 'RequestCancelled', { field: 'oddNo' })),
  );
  if (refusal) return refusal;

  const { oddNo, requestType } = order;
  return {
    changes: [
      change(orderStream, oddNo, { type: 'OrderCancelled', data: { reason } }),
      ...present(order).map((oneId) => change(itemStream, oneId, { type: 'RequestCancelled', data: { oddNo, requestType } })),
      ...batchAfter(batch, 'gone'),
    ],
    releases: labelFreed(order),
  };
};

export const cancelOutboundRoute = commandRoute(cancelOutboundEndpoint, async ({ body, viewer }, load) => {
  const order = await loadOrder(load, viewer, body.oddNo);
  if (isRejection(order)) return order;
  const items = await load.many(itemStream, present(order));
  return orderDecided(order.oddNo, order, cancelOutbound(body.reason, order, items, await batchOf(load, order)));
});
