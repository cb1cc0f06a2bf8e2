import { formatOneId } from '#contracts/item/one-id.ts';
import { type ScopedViewer, worksIn } from '#contracts/kernel/access/row-scope.ts';
import { reject, type Rejection } from '#contracts/kernel/rejection.ts';
import type { Load } from '#kernel/commands/unit-of-work.ts';
import { orderStream, type LoadedOrder, type Order } from '../aggregates/order/order.ts';

/** A transfer, for those who work at either end of it. `NotFound` otherwise. */
export const loadTransfer = async (load: Load, viewer: ScopedViewer, oddNo: string): Promise<LoadedOrder | Rejection> => {
  const order = await load.one(orderStream, oddNo);
  const ends = order?.toWarehouseId === undefined ? [] : [order.warehouseId, order.toWarehouseId];
  return order && ends.some((warehouseId) => worksIn(viewer, warehouseId)) ? order : reject('NotFound', { field: 'oddNo' });
};

/** On its way with this transfer. */
export const requireAwaited = ({ oddNo, shipped, received, lost }: Order, oneId: string, field: string): Rejection | undefined => {
  const params = { scanned: formatOneId(oneId), oddNo };
  if (!shipped.includes(oneId)) return reject('ItemNotOfTransfer', { field, params });
  if (received.includes(oneId)) return reject('AlreadyArrived', { field, params });
  return lost.includes(oneId) ? reject('LostBefore', { field, params }) : undefined;
};
