import { isRejection, reject, type Rejection } from '#contracts/kernel/rejection.ts';
import { openOutboundBatchEndpoint } from '#contracts/batch/open-outbound-batch.ts';
import type { BatchEvent } from '#contracts/batch/batch-events.ts';
import type { OrderEvent } from '#contracts/outbound/order-events.ts';
import { firstRefusal } from '../aggregates/item/item-policies.ts';
import { commandRoute } from '#kernel/commands/command-route.ts';
import { accept, type Decision } from '#kernel/commands/decision.ts';
import { change } from '#kernel/commands/stream-type.ts';
import { accountStream, type Account } from '../aggregates/account/account.ts';
import { batchStream } from '../aggregates/batch/batch.ts';
import { mayPickIn } from '../aggregates/shop/operator.ts';
import { ordersDecided } from '../aggregates/order/order-answer.ts';
import { loadOrders, orderMay } from '../aggregates/order/order-policies.ts';
import { orderStream, type Order } from '../aggregates/order/order.ts';

const at = (index: number) => `oddNos.${index}`;

export const noOrderTwice = (oddNos: readonly string[]): Rejection | undefined => {
  const second = oddNos.findIndex((oddNo, index) => oddNos.indexOf(oddNo) !== index);
  return second < 0 ? undefined : reject('OrderTwice', { field: at(second), params: { oddNo: oddNos[second]! } });
};

/** An order is walked for once. */
export const inNoBatch = (orders: readonly Order[]): Rejection | undefined => {
  const batched = orders.findIndex((order) => order.batchNo !== undefined);
  const { oddNo, batchNo } = orders[batched] ?? {};
  return oddNo && batchNo ? reject('OrderInBatch', { field: at(batched), params: { oddNo, batchNo } }) : undefined;
};

export const ordersOfOneWarehouse = (orders: readonly Order[]): Rejection | undefined => {
  const elsewhere = orders.findIndex((order) => order.warehouseId !== orders[0]!.warehouseId);
  return elsewhere < 0 ? undefined : reject('OrdersOfSeveralWarehouses', { field: at(elsewhere) });
};

export const openOutboundBatch = (batchNo: string, orders: readonly Order[], operator?: Account): Decision => {
  const { warehouseId } = orders[0]!;
  const oddNos = orders.map((order) => order.oddNo);
  const refusal = firstRefusal(
    noOrderTwice(oddNos),
    ...orders.map((order, index) => orderMay(order, 'OrderBatched', at(index))),
    inNoBatch(orders),
    ordersOfOneWarehouse(orders),
    operator && mayPickIn(warehouseId, operator),
  );
  if (refusal) return refusal;

  const person = operator && { operatorId: operator.accountId, operatorName: operator.name };
  const assigned: BatchEvent[] = person ? [{ type: 'BatchAssigned', data: person }] : [];
  const orderAssigned: OrderEvent[] = person ? [{ type: 'OrderAssigned', data: { ...person, batchNo } }] : [];
  return accept(
    change(
      batchStream,
      batchNo,
      { type: 'BatchOpened', data: { batchNo, kind: 'outbound', warehouseId, oddNos } },
      { type: 'BatchProgressed', data: { done: 0, total: oddNos.length } },
      ...assigned,
    ),
    ...oddNos.map((oddNo) => change(orderStream, oddNo, { type: 'OrderBatched', data: { batchNo } }, ...orderAssigned)),
  );
};

export const openOutboundBatchRoute = commandRoute(openOutboundBatchEndpoint, async ({ body, viewer, numbers, now }, load) => {
  const orders = await loadOrders(load, viewer, body.oddNos);
  if (isRejection(orders)) return orders;
  const operator = body.operatorId === undefined ? undefined : await load.one(accountStream, body.operatorId);
  const batchNo = await numbers.batchNo('outbound', now);
  const outcome = ordersDecided(orders, openOutboundBatch(batchNo, orders, operator));
  return isRejection(outcome) ? outcome : { ...outcome, answer: { ...outcome.answer, batchNo } };
});
