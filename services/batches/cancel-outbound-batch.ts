import { isRejection, reject, type Rejection } from '#contracts/kernel/rejection.ts';
import { cancelOutboundBatchEndpoint } from '#contracts/batch/batch-commands.ts';
import { commandRoute, type CommandOf } from '#kernel/commands/command-route.ts';
import { accept, type Decision } from '#kernel/commands/decision.ts';
import { change } from '#kernel/commands/loaded.ts';
import { ordersDecided } from '../aggregates/order/order-answer.ts';
import { loadOrders, orderAllows } from '../aggregates/order/order-policies.ts';
import type { Order, LoadedOrder } from '../aggregates/order/order.ts';
import { loadOpenBatch } from './batch-policies.ts';
import type { LoadedBatch } from '../aggregates/batch/batch.ts';

/** Once an item is in a tote, the batch is walked to its end. */
export const requireNothingPicked = (orders: readonly Order[]): Rejection | undefined => {
  const begun = orders.find((order) => order.picked.length > 0);
  return begun && reject('BatchInWork', { field: 'batchNo', params: { oddNo: begun.oddNo } });
};

interface States {
  batch: LoadedBatch;
  orders: readonly LoadedOrder[];
}

export const cancelOutboundBatch = ({ body: { batchNo } }: CommandOf<typeof cancelOutboundBatchEndpoint>, { batch, orders }: States): Decision => {
  const inBatch = orders.filter((order) => order.batchNo === batchNo);
  const refusal = requireNothingPicked(inBatch);
  if (refusal) return refusal;

  return accept(
    change(batch, { type: 'BatchCancelled', data: {} }),
    ...inBatch.filter((order) => orderAllows(order, 'OrderUnbatched')).map((order) => change(order, { type: 'OrderUnbatched', data: { batchNo } })),
  );
};

export const cancelOutboundBatchRoute = commandRoute(cancelOutboundBatchEndpoint, async ({ body, viewer }, load) => {
  const batch = await loadOpenBatch(load, viewer, body.batchNo);
  if (isRejection(batch)) return batch;
  const orders = await loadOrders(load, viewer, batch.oddNos);
  if (isRejection(orders)) return orders;
  return ordersDecided(orders, cancelOutboundBatch({ body }, { batch, orders }));
});
