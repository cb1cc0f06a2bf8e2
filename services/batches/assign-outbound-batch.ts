import { isRejection } from '#contracts/kernel/rejection.ts';
import { assignOutboundBatchEndpoint } from '#contracts/batch/batch-commands.ts';
import { commandRoute, type CommandOf } from '#kernel/commands/command-route.ts';
import { accept, type Decision } from '#kernel/commands/decision.ts';
import { change } from '#kernel/commands/loaded.ts';
import { accountStream, type Account } from '../aggregates/account/account.ts';
import { requireMayPickIn } from '../aggregates/shop/operator.ts';
import { ordersDecided } from '../aggregates/order/order-answer.ts';
import { loadOrders, orderAllows } from '../aggregates/order/order-policies.ts';
import { loadOpenBatch } from './batch-policies.ts';
import type { LoadedOrder } from '../aggregates/order/order.ts';
import type { LoadedBatch } from '../aggregates/batch/batch.ts';

interface States {
  batch: LoadedBatch;
  orders: readonly LoadedOrder[];
  operator: Account;
}

/** Orders of the batch that are out, stopped or cancelled stay as they are. */
export const assignOutboundBatch = (_: CommandOf<typeof assignOutboundBatchEndpoint>, { batch, orders, operator }: States): Decision => {
  const refusal = requireMayPickIn(batch.warehouseId, operator);
  if (refusal) return refusal;

  const { batchNo } = batch;
  const person = { operatorId: operator.accountId, operatorName: operator.name };
  return accept(
    change(batch, { type: 'BatchAssigned', data: person }),
    ...orders
      .filter((order) => order.batchNo === batchNo && orderAllows(order, 'OrderAssigned'))
      .map((order) => change(order, { type: 'OrderAssigned', data: { ...person, batchNo } })),
  );
};

export const assignOutboundBatchRoute = commandRoute(assignOutboundBatchEndpoint, async ({ body, viewer }, load) => {
  const batch = await loadOpenBatch(load, viewer, body.batchNo);
  if (isRejection(batch)) return batch;
  const orders = await loadOrders(load, viewer, batch.oddNos);
  if (isRejection(orders)) return orders;
  return ordersDecided(orders, assignOutboundBatch({ body }, { batch, orders, operator: await load.one(accountStream, body.operatorId) }));
});
