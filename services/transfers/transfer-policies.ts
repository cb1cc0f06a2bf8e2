import { formatOneId } from '#contracts/item/one-id.ts';
import { type ScopedViewer, worksIn } from '#contracts/kernel/access/row-scope.ts';
import { reject, type Rejection } from '#contracts/kernel/rejection.ts';
import type { Load } from '#kernel/commands/unit-of-work.ts';
import type { Item } from '../aggregates/item/item.ts';
import { onTheWay, orderStream, type LoadedOrder, type Order } from '../aggregates/order/order.ts';

/** A transfer, for those who work at either end of it. `NotFound` otherwise. */
export const loadTransfer = async (load: Load, viewer: ScopedViewer, oddNo: string): Promise<LoadedOrder | Rejection> => {
  const order = await load.one(orderStream, oddNo);
  const ends = order?.toWarehouseId === undefined ? [] : [order.warehouseId, order.toWarehouseId];
  return order && ends.some((warehouseId) => worksIn(viewer, warehouseId)) ? order : reject('NotFound', { field: 'oddNo' });
};

/** Where it was sent from, what was given up as lost can still be found. */
export const awaitedAt = (order: Order, warehouseId: string): readonly string[] =>
  warehouseId === order.warehouseId ? [...onTheWay(order), ...order.lost] : onTheWay(order);

/** On its way with this transfer, or lost on it and found where it left. */
export const requireAwaited = (order: Order, { oneId, warehouseId, field }: Scanned): Rejection | undefined => {
  const { oddNo, shipped, found, lost } = order;
  const said = { field, params: { scanned: formatOneId(oneId), oddNo } };
  if (!shipped.includes(oneId)) return reject('ItemNotOfTransfer', said);
  if (awaitedAt(order, warehouseId).includes(oneId)) return undefined;
  if (found.includes(oneId) && warehouseId !== order.warehouseId) return reject('FoundAtSender', said);
  return reject(lost.includes(oneId) ? 'LostBefore' : 'AlreadyArrived', said);
};

interface Scanned {
  oneId: string;
  warehouseId: string;
  field: string;
}

/** Missing since, and by this transfer: what turned up meanwhile, and may be on another way by now, is not found again. */
export const requireStillLost = ({ oneId, lostOn }: Item, { oddNo }: Order): Rejection | undefined =>
  lostOn === oddNo ? undefined : reject('FoundMeanwhile', { field: 'oddNo', params: { scanned: formatOneId(oneId) } });
