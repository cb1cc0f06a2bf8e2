import { isRejection, reject, type Rejection } from '#contracts/kernel/rejection.ts';
import { openOutboundBatchEndpoint } from '#contracts/batch/batch-commands.ts';
import type { BatchEvent } from '#contracts/batch/batch-events.ts';
import type { OrderEvent } from '#contracts/outbound/order-events.ts';
import { firstRefusal } from '../aggregates/item/item-policies.ts';
import type { BodyOf } from '#contracts/kernel/endpoint.ts';
import { commandRoute } from '#kernel/commands/command-route.ts';
import { accept, type Decision } from '#kernel/commands/decision.ts';
import { change, type NewStream } from '#kernel/commands/loaded.ts';
import { accountStream, type Account } from '../aggregates/account/account.ts';
import { batchStream } from '../aggregates/batch/batch.ts';
import { requireMayPickIn } from '../aggregates/shop/operator.ts';
import { ordersDecided } from '../aggregates/order/order-answer.ts';
import { loadOrders, requireOrderAllows } from '../aggregates/order/order-policies.ts';
import type { Order, LoadedOrder } from '../aggregates/order/order.ts';
import { outboundBatchNumbers } from '../aggregates/batch/batch-numbers.ts';

const at = (index: number) => `oddNos.${index}`;

export const requireDistinctOrders = (oddNos: readonly string[]): Rejection | undefined => {
  const second = oddNos.findIndex((oddNo, index) => oddNos.indexOf(oddNo) !== index);
  return second < 0 ? undefined : reject('OrderTwice', { field: at(second), params: { oddNo: oddNos[second]! } });
};

/** An order is walked for once. */
export const requireUnbatched = (orders: readonly Order[]): Rejection | undefined => {
  const batched = orders.findIndex((order) => order.batchNo !== undefined);
  const { oddNo, batchNo } = orders[batched] ?? {};
  return oddNo && batchNo ? reject('OrderInBatch', { field: at(batched), params: { oddNo, batchNo } }) : undefined;
};

export const requireOneWarehouse = (orders: readonly Order[]): Rejection | undefined => {
  const elsewhere = orders.findIndex((order) => order.warehouseId !== orders[0]!.warehouseId);
  return elsewhere < 0 ? undefined : reject('OrdersOfSeveralWarehouses', { field: at(elsewhere) });
};

interface OpenOutboundBatch {
  body: Pick<BodyOf<typeof openOutboundBatchEndpoint>, 'oddNos'>;
}

interface States {
  batch: NewStream<BatchEvent>;
  /** In the order of the body. */
  orders: readonly LoadedOrder[];
  operator?: Account | undefined;
}

export const openOutboundBatch = ({ body: { oddNos } }: OpenOutboundBatch, { batch, orders, operator }: States): Decision => {
  const batchNo = batch.id;
  const { warehouseId } = orders[0]!;
  const refusal =
    requireDistinctOrders(oddNos) ??
    firstRefusal(orders, (order, index) => requireOrderAllows(order, 'OrderBatched', at(index))) ??
    requireUnbatched(orders) ??
    requireOneWarehouse(orders) ??
    (operator && requireMayPickIn(warehouseId, operator));
  if (refusal) return refusal;

  const person = operator && { operatorId: operator.accountId, operatorName: operator.name };
  const assigned: BatchEvent[] = person ? [{ type: 'BatchAssigned', data: person }] : [];
  const orderAssigned: OrderEvent[] = person ? [{ type: 'OrderAssigned', data: { ...person, batchNo } }] : [];
  return accept(
    change(
      batch,
      { type: 'BatchOpened', data: { batchNo, kind: 'outbound', warehouseId, oddNos } },
      { type: 'BatchProgressed', data: { done: 0, total: oddNos.length } },
      ...assigned,
    ),
    ...orders.map((order) => change(order, { type: 'OrderBatched', data: { batchNo } }, ...orderAssigned)),
  );
};

export const openOutboundBatchRoute = commandRoute(openOutboundBatchEndpoint, async ({ body, viewer, numbers, now }, load) => {
  const orders = await loadOrders(load, viewer, body.oddNos);
  if (isRejection(orders)) return orders;
  const operator = body.operatorId === undefined ? undefined : await load.one(accountStream, body.operatorId);
  const batch = load.create(batchStream, await numbers.next(outboundBatchNumbers, now));
  const outcome = ordersDecided(orders, openOutboundBatch({ body }, { batch, orders, operator }));
  return isRejection(outcome) ? outcome : { ...outcome, answer: { ...outcome.answer, batchNo: batch.id } };
});
