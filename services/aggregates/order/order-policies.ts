import type { ScopedViewer } from '#contracts/kernel/access/row-scope.ts';
import type { Viewer } from '#contracts/kernel/access/viewer.ts';
import { reject, type Rejection } from '#contracts/kernel/rejection.ts';
import type { OrderEventName } from '#contracts/outbound/order-events.ts';
import { requireWithinReach } from '../item/item-policies.ts';
import type { Load } from '#kernel/commands/unit-of-work.ts';
import { orderKinds } from './order-kinds.ts';
import { orderStream, type LoadedOrder, type Order } from './order.ts';

export const orderAllows = (order: Order, event: OrderEventName): boolean => orderKinds[order.kind].machine.mayOccur(order.state, event);

/** `OrderStateForbids` when the machine of the order's kind does not know the event in its state. */
export const requireOrderAllows = (order: Order, event: OrderEventName, field = 'oddNo'): Rejection | undefined =>
  orderAllows(order, event) ? undefined : stateForbids(order, field);

/** A cancellation is the seller's while the order waits for the seller, and the warehouse's afterwards: the machine alone does not tell them apart. */
export const requireOrderState = (order: Order, ...states: readonly Order['state'][]): Rejection | undefined =>
  states.includes(order.state) ? undefined : stateForbids(order);

const stateForbids = (order: Order, field = 'oddNo'): Rejection =>
  reject('OrderStateForbids', { field, params: { oddNo: order.oddNo, state: order.state } });

/** The order, if the caller may reach it: sellers those of their shop, staff those of their warehouses. `NotFound` otherwise. */
export const loadOrder = async (load: Load, viewer: ScopedViewer, oddNo: string): Promise<LoadedOrder | Rejection> => {
  const order = await load.one(orderStream, oddNo);
  if (!order) return reject('NotFound', { field: 'oddNo' });
  return requireWithinReach(viewer, order, { field: 'oddNo' }) ?? order;
};

/** As `loadOrder`, for several at once: all of them or the first refusal. */
export const loadOrders = async (load: Load, viewer: ScopedViewer, oddNos: readonly string[]): Promise<LoadedOrder[] | Rejection> => {
  const orders = await load.many(orderStream, oddNos);
  const reachable: LoadedOrder[] = [];
  for (const [index, order] of orders.entries()) {
    const field = `oddNos.${index}`;
    if (!order) return reject('NotFound', { field });
    const refusal = requireWithinReach(viewer, order, { field });
    if (refusal) return refusal;
    reachable.push(order);
  }
  return reachable;
};

/** The order, if it is of the shop that the caller acts for. An administrator acts for shop 1 on the self-operated pages, and for no shop elsewhere. */
export const loadOwnOrder = async (load: Load, viewer: Pick<Viewer, 'shopId'>, oddNo: string): Promise<LoadedOrder | Rejection> => {
  const order = await load.one(orderStream, oddNo);
  return order && order.shopId === viewer.shopId ? order : reject('NotFound', { field: 'oddNo' });
};
