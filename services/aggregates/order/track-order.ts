import { newScans, type ParcelScan } from '#contracts/labels/shipping/parcel-statuses.ts';
import type { OrderKind } from '#contracts/item/order-kinds.ts';
import type { OrderEvent } from '#contracts/outbound/order-events.ts';
import { orderAllows } from './order-policies.ts';
import type { Order } from './order.ts';

/** Those that are over once their parcel has arrived. What was sold for somebody is over once it is paid, a transfer once it is received. */
const endsWithDelivery: ReadonlySet<OrderKind> = new Set<OrderKind>(['shipWithLabel', 'reship', 'directOutbound']);

/**
 * Where the parcel of an order is, as its carrier tells: nothing before it has left, and nothing twice. An order that is for nobody's payment is completed with its
 * delivery.
 */
export const trackOrder = (order: Order, logNo: string, scans: readonly ParcelScan[]): OrderEvent[] => {
  if (order.shipped.length === 0 || !orderAllows(order, 'OrderTracked')) return [];
  const news = newScans(
    scans.filter(({ status }) => status !== 'announced'),
    order.tracked,
  );
  const isDelivered = news.at(-1)?.status === 'delivered' && order.state === 'outOfWarehouse';
  const isOver = isDelivered && endsWithDelivery.has(order.kind) && order.soldAs === undefined && order.sale === undefined;
  return [
    ...news.map(({ status, at, text, place }): OrderEvent => ({ type: 'OrderTracked', data: { logNo, status, at, text, ...(place && { place }) } })),
    ...(isOver ? [{ type: 'OrderCompleted' as const, data: {} }] : []),
  ];
};
