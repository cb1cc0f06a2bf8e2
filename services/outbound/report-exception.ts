import { isRejection, reject, type Rejection } from '#contracts/kernel/rejection.ts';
import { reportExceptionEndpoint, resumeOrderEndpoint } from '#contracts/outbound/report-exception.ts';
import { firstRefusal } from '../aggregates/item/item-policies.ts';
import { commandRoute } from '#kernel/commands/command-route.ts';
import { accept, type Decision } from '#kernel/commands/decision.ts';
import { change } from '#kernel/commands/stream-type.ts';
import { orderDecided } from '../aggregates/order/order-answer.ts';
import { loadOrder, orderMay } from '../aggregates/order/order-policies.ts';
import { orderStream, present, type Order } from '../aggregates/order/order.ts';

export const reportException = (reason: string, order: Order): Decision =>
  orderMay(order, 'OrderException') ?? accept(change(orderStream, order.oddNo, { type: 'OrderException', data: { reason } }));

/** An order whose items are all short has nothing to go on with: it can only be cancelled. */
export const somethingIsLeft = (order: Order): Rejection | undefined =>
  present(order).length > 0 ? undefined : reject('NothingLeft', { field: 'oddNo', params: { oddNo: order.oddNo } });

export const resumeOrder = (order: Order): Decision =>
  firstRefusal(orderMay(order, 'OrderResumed'), somethingIsLeft(order)) ??
  accept(change(orderStream, order.oddNo, { type: 'OrderResumed', data: {} }));

export const reportExceptionRoute = commandRoute(reportExceptionEndpoint, async ({ body, viewer }, load) => {
  const order = await loadOrder(load, viewer, body.oddNo);
  return isRejection(order) ? order : orderDecided(order.oddNo, order, reportException(body.reason, order));
});

export const resumeOrderRoute = commandRoute(resumeOrderEndpoint, async ({ body, viewer }, load) => {
  const order = await loadOrder(load, viewer, body.oddNo);
  return isRejection(order) ? order : orderDecided(order.oddNo, order, resumeOrder(order));
});
