import { isRejection, reject, type Rejection } from '#contracts/kernel/rejection.ts';
import { cancelOutboundBatchEndpoint } from '#contracts/batch/cancel-outbound-batch.ts';
import { commandRoute } from '#kernel/commands/command-route.ts';
import { accept, type Decision } from '#kernel/commands/decision.ts';
import { change } from '#kernel/commands/stream-type.ts';
import { batchStream, type Batch } from '../aggregates/batch/batch.ts';
import { ordersDecided } from '../aggregates/order/order-answer.ts';
import { loadOrders, orderMay } from '../aggregates/order/order-policies.ts';
import { orderStream, type Order } from '../aggregates/order/order.ts';
import { loadOpenBatch } from './batch-policies.ts';

/** Once an item is in a tote, the batch is walked to its end. */
export const noWorkBegan = (orders: readonly Order[]): Rejection | undefined => {
  const begun = orders.find((order) => order.picked.length > 0);
  return begun && reject('BatchInWork', { field: 'batchNo', params: { oddNo: begun.oddNo } });
};

export const cancelOutboundBatch = (batch: Batch, orders: readonly Order[]): Decision => {
  const { batchNo } = batch;
  const inBatch = orders.filter((order) => order.batchNo === batchNo);
  const refusal = noWorkBegan(inBatch);
  if (refusal) return refusal;

  return accept(
    change(batchStream, batchNo, { type: 'BatchCancelled', data: {} }),
    ...inBatch
      .filter((order) => !orderMay(order, 'OrderUnbatched'))
      .map((order) => change(orderStream, order.oddNo, { type: 'OrderUnbatched', data: { batchNo } })),
  );
};

export const cancelOutboundBatchRoute = commandRoute(cancelOutboundBatchEndpoint, async ({ body, viewer }, load) => {
  const batch = await loadOpenBatch(load, viewer, body.batchNo);
  if (isRejection(batch)) return batch;
  const orders = await loadOrders(load, viewer, batch.oddNos);
  if (isRejection(orders)) return orders;
  return ordersDecided(orders, cancelOutboundBatch(batch, orders));
});
