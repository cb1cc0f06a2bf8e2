import { isRejection } from '#contracts/kernel/rejection.ts';
import { assignOutboundBatchEndpoint } from '#contracts/batch/assign-outbound-batch.ts';
import { commandRoute } from '#kernel/commands/command-route.ts';
import { accept, type Decision } from '#kernel/commands/decision.ts';
import { change } from '#kernel/commands/stream-type.ts';
import { accountStream, type Account } from '../aggregates/account/account.ts';
import { batchStream, type Batch } from '../aggregates/batch/batch.ts';
import { mayPickIn } from '../aggregates/shop/operator.ts';
import { ordersDecided } from '../aggregates/order/order-answer.ts';
import { loadOrders, orderMay } from '../aggregates/order/order-policies.ts';
import { orderStream, type Order } from '../aggregates/order/order.ts';
import { loadOpenBatch } from './batch-policies.ts';

/** Orders of the batch that are out, stopped or cancelled stay as they are. */
export const assignOutboundBatch = (batch: Batch, orders: readonly Order[], operator: Account): Decision => {
  const refusal = mayPickIn(batch.warehouseId, operator);
  if (refusal) return refusal;

  const { batchNo } = batch;
  const person = { operatorId: operator.accountId, operatorName: operator.name };
  return accept(
    change(batchStream, batchNo, { type: 'BatchAssigned', data: person }),
    ...orders
      .filter((order) => order.batchNo === batchNo && !orderMay(order, 'OrderAssigned'))
      .map((order) => change(orderStream, order.oddNo, { type: 'OrderAssigned', data: { ...person, batchNo } })),
  );
};

export const assignOutboundBatchRoute = commandRoute(assignOutboundBatchEndpoint, async ({ body, viewer }, load) => {
  const batch = await loadOpenBatch(load, viewer, body.batchNo);
  if (isRejection(batch)) return batch;
  const orders = await loadOrders(load, viewer, batch.oddNos);
  if (isRejection(orders)) return orders;
  return ordersDecided(orders, assignOutboundBatch(batch, orders, await load.one(accountStream, body.operatorId)));
});
