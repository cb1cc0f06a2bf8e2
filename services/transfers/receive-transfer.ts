import type { Viewer } from '#contracts/kernel/access/viewer.ts';
import type { BodyOf } from '#contracts/kernel/endpoint.ts';
import { isRejection, reject, type Rejection } from '#contracts/kernel/rejection.ts';
import { receiveTransferEndpoint } from '#contracts/transfers/transfer-endpoints.ts';
import { commandRoute } from '#kernel/commands/command-route.ts';
import { accept, type Decision } from '#kernel/commands/decision.ts';
import { change } from '#kernel/commands/loaded.ts';
import { firstRefusal, requireItemAllows, requireWorksIn } from '../aggregates/item/item-policies.ts';
import { itemStream, type LoadedItem } from '../aggregates/item/item.ts';
import { orderAfter } from '../aggregates/order/order-answer.ts';
import { requireOrderAllows } from '../aggregates/order/order-policies.ts';
import { onTheWay, type LoadedOrder, type Order } from '../aggregates/order/order.ts';
import { awaitedAt, loadTransfer, requireAwaited, requireStillLost } from './transfer-policies.ts';

export interface ReceiveTransfer {
  viewer: Viewer;
  body: BodyOf<typeof receiveTransferEndpoint>;
}

/** Of a parcel that is scanned as a whole, what has not been scanned by itself. */
const scanned = ({ body }: ReceiveTransfer, order: Order): readonly string[] => {
  if ('oneIds' in body) return [...new Set(body.oneIds)];
  const parcel = order.parcels.find(({ parcelNo }) => parcelNo === body.parcelNo);
  return awaitedAt(order, body.warehouseId).filter((oneId) => parcel?.oneIds.includes(oneId));
};

const requireScanned = (command: ReceiveTransfer, order: Order): Rejection | undefined => {
  const { body } = command;
  const { warehouseId } = body;
  if ('oneIds' in body) return firstRefusal(body.oneIds, (oneId, index) => requireAwaited(order, { oneId, warehouseId, field: `oneIds.${index}` }));
  const { parcelNo } = body;
  if (!order.parcels.some((each) => each.parcelNo === parcelNo))
    return reject('ParcelNotOfTransfer', { field: 'parcelNo', params: { parcelNo, oddNo: order.oddNo } });
  return scanned(command, order).length > 0 ? undefined : reject('AlreadyArrived', { field: 'parcelNo', params: { scanned: parcelNo } });
};

/** A parcel goes to where it was sent, or comes back to where it left. */
const requireEndOfTransfer = ({ body: { warehouseId } }: ReceiveTransfer, order: Order): Rejection | undefined =>
  warehouseId === order.toWarehouseId || warehouseId === order.warehouseId ? undefined : reject('NotFound', { field: 'warehouseId' });

/** Here from now on, and to be shelved next. The transfer is completed with the last of it. */
export const receiveTransfer = (command: ReceiveTransfer, { order, items }: { order: LoadedOrder; items: readonly LoadedItem[] }): Decision => {
  const { viewer, body } = command;
  const { warehouseId } = body;
  const { oddNo } = order;
  const refusal = requireWorksIn(viewer, warehouseId) ?? requireEndOfTransfer(command, order) ?? requireScanned(command, order);
  if (refusal) return refusal;

  const arrived = items.map((item) => change(item, { type: 'ItemArrived', data: { oddNo, warehouseId, fromWarehouseId: order.warehouseId } }));
  const oneIds = items.map((item) => item.oneId);
  const isOver = order.state === 'completed';
  const forbidden =
    requireOrderAllows(order, isOver ? 'TransferItemsFound' : 'TransferReceived') ??
    (isOver ? firstRefusal(items, (item) => requireStillLost(item, order)) : undefined) ??
    firstRefusal(items, (item) => requireItemAllows(item, 'ItemArrived', { field: 'oddNo' }));
  if (forbidden) return forbidden;
  if (isOver) return accept(change(order, { type: 'TransferItemsFound', data: { warehouseId, oneIds } }), ...arrived);
  const partial = onTheWay(order).length > oneIds.length;
  return accept(change(order, { type: 'TransferReceived', data: { warehouseId, oneIds, lost: [], partial } }), ...arrived);
};

export const receiveTransferRoute = commandRoute(receiveTransferEndpoint, async ({ body, viewer }, load) => {
  const order = await loadTransfer(load, viewer, body.oddNo);
  if (isRejection(order)) return order;
  const oneIds = scanned({ viewer, body }, order);
  const decision = receiveTransfer({ viewer, body }, { order, items: await load.many(itemStream, oneIds) });
  if (isRejection(decision)) return decision;
  const after = orderAfter(order, decision);
  return { decision, answer: { oddNo: order.oddNo, state: after.state, oneIds: [...oneIds], left: onTheWay(after).length } };
});
