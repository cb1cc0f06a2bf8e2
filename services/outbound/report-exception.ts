import { isRejection, reject, type Rejection } from '#contracts/kernel/rejection.ts';
import { reportExceptionEndpoint, resumeOrderEndpoint } from '#contracts/outbound/order-commands.ts';
import { commandRoute, type CommandOf } from '#kernel/commands/command-route.ts';
import { accept, type Decision } from '#kernel/commands/decision.ts';
import { change } from '#kernel/commands/loaded.ts';
import { orderDecided } from '../aggregates/order/order-answer.ts';
import { loadOrder, requireOrderAllows } from '../aggregates/order/order-policies.ts';
import { present, type Order, type LoadedOrder } from '../aggregates/order/order.ts';
import { withSale } from '../aggregates/sale/follow-order.ts';

export const reportException = ({ body: { reason } }: CommandOf<typeof reportExceptionEndpoint>, { order }: { order: LoadedOrder }): Decision =>
  requireOrderAllows(order, 'OrderException') ?? accept(change(order, { type: 'OrderException', data: { reason } }));

/** An order whose items are all short has nothing to go on with: it can only be cancelled. */
export const requireSomethingLeft = (order: Order): Rejection | undefined =>
  present(order).length > 0 ? undefined : reject('NothingLeft', { field: 'oddNo', params: { oddNo: order.oddNo } });

export const resumeOrder = (_: CommandOf<typeof resumeOrderEndpoint>, { order }: { order: LoadedOrder }): Decision =>
  requireOrderAllows(order, 'OrderResumed') ?? requireSomethingLeft(order) ?? accept(change(order, { type: 'OrderResumed', data: {} }));

export const reportExceptionRoute = commandRoute(reportExceptionEndpoint, async ({ body, viewer }, load) => {
  const order = await loadOrder(load, viewer, body.oddNo);
  return isRejection(order) ? order : orderDecided(order, await withSale(load, order, reportException({ body }, { order })));
});

export const resumeOrderRoute = commandRoute(resumeOrderEndpoint, async ({ body, viewer }, load) => {
  const order = await loadOrder(load, viewer, body.oddNo);
  return isRejection(order) ? order : orderDecided(order, await withSale(load, order, resumeOrder({ body }, { order })));
});
