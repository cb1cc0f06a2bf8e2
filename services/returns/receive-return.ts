import type { Viewer } from '#contracts/kernel/access/viewer.ts';
import type { BodyOf } from '#contracts/kernel/endpoint.ts';
import { isRejection, reject, type Rejection } from '#contracts/kernel/rejection.ts';
import { receiveReturnEndpoint } from '#contracts/returns/receive-return.ts';
import { descriptionOf } from '../aggregates/item/description.ts';
import { firstRefusal, requireItemAllows, requireWorksIn } from '../aggregates/item/item-policies.ts';
import { itemStream, type Item, type LoadedItem } from '../aggregates/item/item.ts';
import { commandRoute } from '#kernel/commands/command-route.ts';
import { toOutcome } from '#kernel/commands/commands.ts';
import { accept, type Decision } from '#kernel/commands/decision.ts';
import { change, type NewStream } from '#kernel/commands/loaded.ts';
import type { Load } from '#kernel/commands/unit-of-work.ts';
import { orderStream } from '../aggregates/order/order.ts';
import { putBackIntoStock, returnedGoods, type ReturnedGoods } from '../aggregates/wallet/own-goods.ts';
import { batchStream } from '../aggregates/batch/batch.ts';
import { packageStream, packIdOf } from '../aggregates/package/package.ts';
import { warehouseStream, type Warehouse } from '../aggregates/warehouse/warehouse.ts';
import { inboundBatchNumbers } from '../aggregates/batch/batch-numbers.ts';
import { packageNumbers } from '../aggregates/package/package-numbers.ts';
import type { ItemEvent } from '#contracts/item/item-events.ts';
import type { PackageEvent } from '#contracts/forecast/package-events.ts';
import type { BatchEvent } from '#contracts/batch/batch-events.ts';
import { returnedSales } from '../aggregates/sale/follow-order.ts';
import { returnedFromProgramme } from '../aggregates/shipment/follow-order.ts';

type Body = BodyOf<typeof receiveReturnEndpoint>;

export interface ReceiveReturn {
  viewer: Viewer;
  body: Body;
  now: Date;
}

interface States {
  warehouse: Warehouse;
  pack: NewStream<PackageEvent>;
  batch: NewStream<BatchEvent>;
  /** In the order of the body. */
  units: readonly ReturnedUnit[];
}

interface ReturnedUnit {
  /** What the unit was before. */
  former: LoadedItem;
  /** What it is from now on. */
  item: NewStream<ItemEvent>;
  goods: ReturnedGoods;
}

const requireDistinctUnits = ({ units }: Body): Rejection | undefined => {
  const at = units.findIndex((unit, index) => units.findIndex(({ oneId }) => oneId === unit.oneId) < index);
  return at === -1 ? undefined : reject('ReturnedTwice', { field: `units.${at}.oneId`, params: { oneId: units[at]!.oneId } });
};

/** What never left cannot come back. */
const requireShipped = (former: readonly Item[]): Rejection | undefined =>
  firstRefusal(former, (item, index) => requireItemAllows(item, 'ItemReturned', { field: `units.${index}.oneId` }));

const requireOneOwner = (former: readonly Item[]): Rejection | undefined =>
  new Set(former.map((item) => item.shopId)).size > 1 ? reject('ReturnsOfSeveralOwners', { field: 'units' }) : undefined;

const requireDamagePhotos = ({ units }: Body): Rejection | undefined => {
  const at = units.findIndex((unit) => unit.condition === 'damaged' && unit.photos.length === 0);
  return at === -1 ? undefined : reject('DamagePhotoRequired', { field: `units.${at}.photos` });
};

/** A platform return comes back under new ONE IDs that name the old ones, and is inspected like any arrival. */
export const receiveReturn = ({ viewer, body, now }: ReceiveReturn, { warehouse, pack, batch, units }: States): Decision => {
  const former = units.map((unit) => unit.former);
  const { warehouseId, logNo, reason } = body;
  const refusal =
    requireWorksIn(viewer, warehouseId) ??
    (warehouse.exists ? undefined : reject('WarehouseUnknown', { field: 'warehouseId' })) ??
    requireDistinctUnits(body) ??
    requireShipped(former) ??
    requireOneOwner(former) ??
    requireDamagePhotos(body);
  if (refusal) return refusal;

  const { shopId } = former[0]!;
  const [preId, batchNo] = [pack.id, batch.id];
  const parcel = { preId, packId: packIdOf(preId), shopId, warehouseId, logNo, batchNo };
  const scanned = units.map((unit, index) => {
    const { condition, photos } = body.units[index]!;
    return { ...unit, scan: { batchNo, kind: 'returned' as const, condition, photos } };
  });
  return accept(
    change(
      pack,
      { type: 'PackageArrived', data: { ...parcel, unclaimed: false } },
      ...scanned.map(({ former: { sku, size }, item, scan }) => ({
        type: 'PackageUnitReceived' as const,
        data: { oneId: item.id, sku, size, ...scan },
      })),
      { type: 'PackageReturned', data: { reason } },
    ),
    change(batch, { type: 'BatchOpened', data: { batchNo, kind: 'inbound', warehouseId, oddNos: [preId] } }, { type: 'BatchClosed', data: {} }),
    ...scanned.map((unit) =>
      change(unit.item, {
        type: 'ItemReceived',
        data: {
          ...parcel,
          ...unit.scan,
          ...descriptionOf(unit.former),
          relatedOneId: unit.former.oneId,
          ...(unit.former.bought && { bought: unit.former.bought }),
        },
      }),
    ),
    ...scanned.map((unit) => change(unit.former, { type: 'ItemReturned', data: { as: unit.item.id, logNo } })),
    ...scanned.flatMap(({ goods }) => putBackIntoStock(goods, now)),
  );
};

/** What the operator consigned is stock until its sale is completed. */
const unsettledSales = async (load: Load, former: readonly LoadedItem[]): Promise<ReadonlySet<string | undefined>> => {
  const numbers = [...new Set(former.flatMap(({ bought, oddNo }) => (bought && oddNo !== undefined ? [oddNo] : [])))];
  const orders = await load.many(orderStream, numbers);
  return new Set(orders.flatMap((order) => (order?.kind === 'consignment' && order.state !== 'completed' ? [order.oddNo] : [])));
};

export const receiveReturnRoute = commandRoute(receiveReturnEndpoint, async ({ viewer, body, now, numbers }, load) => {
  const pack = load.create(packageStream, await numbers.next(packageNumbers, now));
  const batch = load.create(batchStream, await numbers.next(inboundBatchNumbers, now));
  const former = await load.many(
    itemStream,
    body.units.map((unit) => unit.oneId),
  );
  const warehouse = await load.one(warehouseStream, body.warehouseId);
  const unsettled = await unsettledSales(load, former);
  const units = former.map((before) => {
    const item = load.create(itemStream, numbers.oneId());
    return { former: before, item, goods: returnedGoods(load, { former: before, oneId: item.id, isStock: unsettled.has(before.oddNo) }) };
  });
  const decision = receiveReturn({ viewer, body, now }, { warehouse, pack, batch, units });
  const sales = isRejection(decision) ? [] : await returnedSales(load, former, body.logNo);
  const came = units.map((unit) => ({ former: unit.former, as: unit.item.id }));
  const shipments = isRejection(decision) ? [] : await returnedFromProgramme(load, came);
  return toOutcome(isRejection(decision) ? decision : { ...decision, changes: [...decision.changes, ...sales, ...shipments] }, {
    preId: pack.id,
    batchNo: batch.id,
    units: body.units.map(({ oneId }, index) => ({ former: oneId, oneId: units[index]!.item.id })),
  });
});
