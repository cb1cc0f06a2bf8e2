import type { BodyOf } from '#contracts/kernel/endpoint.ts';
import { isRejection, reject, type Rejection } from '#contracts/kernel/rejection.ts';
import { shipOrderEndpoint } from '#contracts/outbound/packing.ts';
import { firstRefusal, requireItemAllows } from '../aggregates/item/item-policies.ts';
import { itemStream, type LoadedItem } from '../aggregates/item/item.ts';
import { commandRoute, type CommandOf } from '#kernel/commands/command-route.ts';
import { accept, type Decision } from '#kernel/commands/decision.ts';
import { change, type NewStream } from '#kernel/commands/loaded.ts';
import { orderDecided } from '../aggregates/order/order-answer.ts';
import { earnFee, returnFee } from '../aggregates/order/order-fee.ts';
import { loadOrder, requireOrderAllows } from '../aggregates/order/order-policies.ts';
import { parcelsInside, waybillOf, type Order, type LoadedOrder } from '../aggregates/order/order.ts';
import { withSale } from '../aggregates/sale/follow-order.ts';
import { withShipment } from '../aggregates/shipment/follow-order.ts';
import { journalStream, type JournalEvent } from '../aggregates/wallet/postings/journal.ts';
import { splitEvenly } from '../aggregates/wallet/split-evenly.ts';
import { ownGoodsAmong, takeOutOfStock, type OwnGoods } from '../aggregates/wallet/own-goods.ts';
import { walletStream, type LoadedWallet } from '../aggregates/wallet/wallet.ts';
import { batchAfter, batchOf } from '../aggregates/batch/batch-progress.ts';
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
  const label = waybillOf(order);
  if (!label) return logNo && command.carrier ? undefined : reject('TrackingNumberRequired', { field: logNo ? 'carrier' : 'logNo' });
  return logNo === undefined || logNo.toUpperCase() === label.logNo.toUpperCase()
    ? undefined
    : reject('WrongLabel', { field: 'logNo', params: { scanned: logNo, expected: label.logNo } });
};

interface States {
  order: LoadedOrder;
  /** Those of the parcels that leave. */
  items: readonly LoadedItem[];
  batch: LoadedBatch | undefined;
  /** Of the seller, where part of the fee goes back. */
  wallet: LoadedWallet | undefined;
  /** For what of the fee is earned. */
  earning: NewStream<JournalEvent>;
  /** Those of the items that the operator bought and that leave the house. What it consigned is stock until its sale is completed. */
  ownGoods: readonly OwnGoods[];
}

/** Those that the order leaves without: they were not found, and nothing stands in for them. */
const leftBehind = (command: ShipOrder, order: Order): string[] => {
  if (isPartial(command, order)) return [];
  const gone = [...order.shipped, ...itemsLeaving(command, order)];
  return order.oneIds.filter((oneId) => !gone.includes(oneId));
};

/** One handover, one arrival: the other side awaits all of it. */
const requireWhole = (command: ShipOrder, order: Order): Rejection | undefined =>
  order.kind === 'warehouseTransfer' && isPartial(command, order)
    ? reject('TransferInParts', { field: 'parcelNos', params: { count: parcelsInside(order).length } })
    : undefined;

/** What is sent to another warehouse of the house is on its way to it; everything else is out. */
const leavingAs = ({ toWarehouseId }: Order) => (toWarehouseId === undefined ? 'ItemShipped' : 'ItemDispatched');

const isPartial = (command: ShipOrder, order: Order): boolean => leaving(command, order).length < parcelsInside(order).length;

/**
 * The order is out once no parcel is left behind; short items were released before. What was paid for the items that leave is earned, what was paid for those that
 * it leaves without goes back.
 */
export const shipOrder = ({ body: command, now }: CommandOf<typeof shipOrderEndpoint, 'now'>, states: States): Decision => {
  const { order, items, batch, wallet, earning, ownGoods } = states;
  const refusal =
    requireOrderAllows(order, 'OrderShipped') ??
    requireParcelsInside(command, order) ??
    requireWhole(command, order) ??
    requireLabelOfOrder(command, order) ??
    firstRefusal(items, (item) => requireItemAllows(item, leavingAs(order), { field: 'oddNo' }));
  if (refusal) return refusal;

  const { oddNo, deliveryFeeCents: deliveryFee, otherFeeCents: otherFee } = command;
  const oneIds = itemsLeaving(command, order);
  const label = waybillOf(order);
  const logNo = label?.logNo ?? command.logNo!;
  const carrier = command.carrier ?? label!.carrier;
  const partial = isPartial(command, order);
  const { requestType, toWarehouseId } = order;
  const deliveryFees = splitEvenly(deliveryFee, oneIds.length);
  const otherFees = splitEvenly(otherFee, oneIds.length);
  return accept(
    change(order, { type: 'OrderShipped', data: { logNo, carrier, oneIds, deliveryFee, otherFee, partial } }),
    ...items.map((item, index) =>
      change(
        item,
        toWarehouseId === undefined
          ? {
              type: 'ItemShipped',
              data: { oddNo, requestType, logNo, carrier, outType: requestType, deliveryFee: deliveryFees[index]!, otherFee: otherFees[index]! },
            }
          : { type: 'ItemDispatched', data: { oddNo, toWarehouseId, logNo, carrier } },
      ),
    ),
    ...(partial ? [] : batchAfter(batch, 'out')),
    ...earnFee(order, { entry: earning, oneIds, now }),
    ...takeOutOfStock(ownGoods, now),
    ...(wallet ? returnFee(order, { oneIds: leftBehind(command, order), reason: 'short', now }).map((back) => change(wallet, back)) : []),
  );
};

export const shipOrderRoute = commandRoute(shipOrderEndpoint, async ({ body, viewer, now }, load) => {
  const order = await loadOrder(load, viewer, body.oddNo);
  if (isRejection(order)) return order;
  const [items, batch, wallet] = await Promise.all([
    load.many(itemStream, itemsLeaving(body, order)),
    batchOf(load, order),
    order.paidCents > 0 && leftBehind(body, order).length > 0 ? load.one(walletStream, order.shopId) : undefined,
  ]);
  // A parcel leaves once, so that it numbers its shipment.
  const earning = load.create(journalStream, `earned-${leaving(body, order)[0]?.parcelNo ?? order.oddNo}`);
  const ownGoods = order.kind === 'consignment' || order.kind === 'warehouseTransfer' ? [] : ownGoodsAmong(load, items);
  const decision = shipOrder({ body, now }, { order, items, batch, wallet, earning, ownGoods });
  return orderDecided(order, await withShipment(load, order, await withSale(load, order, decision)));
});
