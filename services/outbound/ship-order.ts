import type { BodyOf } from '#contracts/kernel/endpoint.ts';
import { isRejection, reject, type Rejection } from '#contracts/kernel/rejection.ts';
import { shipOrderEndpoint } from '#contracts/outbound/packing.ts';
import { firstRefusal, requireItemAllows } from '../aggregates/item/item-policies.ts';
import { itemStream, type LoadedItem } from '../aggregates/item/item.ts';
import { commandRoute } from '#kernel/commands/command-route.ts';
import { accept, type Decision } from '#kernel/commands/decision.ts';
import { change } from '#kernel/commands/loaded.ts';
import { orderDecided } from '../aggregates/order/order-answer.ts';
import { loadOrder, requireOrderAllows } from '../aggregates/order/order-policies.ts';
import { parcelsInside, type Order, type LoadedOrder } from '../aggregates/order/order.ts';
import { splitEvenly } from '../aggregates/wallet/split-evenly.ts';
import { batchAfter, batchOf } from './batch-progress.ts';
import type { LoadedBatch } from '../aggregates/batch/batch.ts';

type ShipOrder = BodyOf<typeof shipOrderEndpoint>;

/** The parcels that leave now: those named, or all that are inside. */
const leaving = (command: ShipOrder, order: Order) => parcelsInside(order).filter((parcel) => command.parcelNos?.includes(parcel.parcelNo) ?? true);

const itemsLeaving = (command: ShipOrder, order: Order): string[] => leaving(command, order).flatMap((parcel) => parcel.oneIds);

export const requireParcelsInside = ({ parcelNos = [] }: ShipOrder, order: Order): Rejection | undefined => {
  const inside = parcelsInside(order).map((parcel) => parcel.parcelNo);
  if (inside.length === 0) return reject('NothingPacked', { field: 'oddNo', params: { oddNo: order.oddNo } });
  const foreign = parcelNos.findIndex((parcelNo) => !inside.includes(parcelNo));
  return foreign < 0 ? undefined : reject('ParcelUnknown', { field: `parcelNos.${foreign}`, params: { parcelNo: parcelNos[foreign]! } });
};

/** What the seller labelled travels under that label, under no other. */
export const requireLabelOfOrder = (command: ShipOrder, order: Order): Rejection | undefined => {
  const { logNo } = command;
  if (!order.label) return logNo && command.carrier ? undefined : reject('TrackingNumberRequired', { field: logNo ? 'carrier' : 'logNo' });
  return logNo === undefined || logNo.toUpperCase() === order.label.logNo.toUpperCase()
    ? undefined
    : reject('WrongLabel', { field: 'logNo', params: { scanned: logNo, expected: order.label.logNo } });
};

interface States {
  order: LoadedOrder;
  /** Those of the parcels that leave. */
  items: readonly LoadedItem[];
  batch: LoadedBatch | undefined;
}

/** The order is out once no parcel is left behind; short items were released before. */
export const shipOrder = ({ body: command }: { body: ShipOrder }, { order, items, batch }: States): Decision => {
  const refusal =
    requireOrderAllows(order, 'OrderShipped') ??
    requireParcelsInside(command, order) ??
    requireLabelOfOrder(command, order) ??
    firstRefusal(items, (item) => requireItemAllows(item, 'ItemShipped', { field: 'oddNo' }));
  if (refusal) return refusal;

  const { oddNo, deliveryFeeCents: deliveryFee, otherFeeCents: otherFee } = command;
  const oneIds = itemsLeaving(command, order);
  const logNo = order.label?.logNo ?? command.logNo!;
  const carrier = command.carrier ?? order.label!.carrier;
  const partial = leaving(command, order).length < parcelsInside(order).length;
  const { requestType } = order;
  const deliveryFees = splitEvenly(deliveryFee, oneIds.length);
  const otherFees = splitEvenly(otherFee, oneIds.length);
  return accept(
    change(order, { type: 'OrderShipped', data: { logNo, carrier, oneIds, deliveryFee, otherFee, partial } }),
    ...items.map((item, index) =>
      change(item, {
        type: 'ItemShipped',
        data: { oddNo, requestType, logNo, carrier, outType: requestType, deliveryFee: deliveryFees[index]!, otherFee: otherFees[index]! },
      }),
    ),
    ...(partial ? [] : batchAfter(batch, 'out')),
  );
};

export const shipOrderRoute = commandRoute(shipOrderEndpoint, async ({ body, viewer }, load) => {
  const order = await loadOrder(load, viewer, body.oddNo);
  if (isRejection(order)) return order;
  const items = await load.many(itemStream, itemsLeaving(body, order));
  return orderDecided(order, shipOrder({ body }, { order, items, batch: await batchOf(load, order) }));
});
