import type { Viewer } from '#contracts/kernel/viewer.ts';
import type { BodyOf } from '#contracts/kernel/endpoint.ts';
import { reject, type Rejection } from '#contracts/kernel/rejection.ts';
import { receiveReturnEndpoint } from '#contracts/returns/receive-return.ts';
import { descriptionOf } from '../aggregates/item/description.ts';
import { firstRefusal, mayHappen, worksHere } from '../aggregates/item/item-policies.ts';
import { itemStream, type Item } from '../aggregates/item/item.ts';
import { commandRoute } from '#kernel/commands/command-route.ts';
import { decided } from '#kernel/commands/commands.ts';
import { accept, type Decision } from '#kernel/commands/decision.ts';
import { change } from '#kernel/commands/stream-type.ts';
import { batchStream } from '../aggregates/batch/batch.ts';
import { packageStream, packIdOf } from '../aggregates/package/package.ts';
import { warehouseStream, type Warehouse } from '../aggregates/warehouse/warehouse.ts';

type Body = BodyOf<typeof receiveReturnEndpoint>;

export interface ReceiveReturn {
  viewer: Viewer;
  body: Body;
  preId: string;
  batchNo: string;
  /** A new ONE ID for each unit. */
  oneIds: readonly string[];
}

interface States {
  warehouse: Warehouse;
  /** What the units were before, in the order of the body. */
  former: readonly Item[];
}

const eachOnce = ({ units }: Body): Rejection | undefined => {
  const at = units.findIndex((unit, index) => units.findIndex(({ oneId }) => oneId === unit.oneId) < index);
  return at === -1 ? undefined : reject('ReturnedTwice', { field: `units.${at}.oneId`, params: { oneId: units[at]!.oneId } });
};

/** What never left cannot come back. */
const allWereShipped = (former: readonly Item[]): Rejection | undefined =>
  firstRefusal(...former.map((item, index) => mayHappen(item, 'ItemReturned', { field: `units.${index}.oneId` })));

const ofOneOwner = (former: readonly Item[]): Rejection | undefined =>
  new Set(former.map((item) => item.shopId)).size > 1 ? reject('ReturnsOfSeveralOwners', { field: 'units' }) : undefined;

const damageIsShown = ({ units }: Body): Rejection | undefined => {
  const at = units.findIndex((unit) => unit.condition === 'damaged' && unit.photos.length === 0);
  return at === -1 ? undefined : reject('DamagePhotoRequired', { field: `units.${at}.photos` });
};

/** A platform return comes back under new ONE IDs that name the old ones, and is inspected like any arrival. */
export const receiveReturn = (command: ReceiveReturn, { warehouse, former }: States): Decision => {
  const { viewer, body, preId, batchNo, oneIds } = command;
  const { warehouseId, logNo, reason } = body;
  const refusal = firstRefusal(
    worksHere(viewer, warehouseId),
    warehouse.exists ? undefined : reject('WarehouseUnknown', { field: 'warehouseId' }),
    eachOnce(body),
    allWereShipped(former),
    ofOneOwner(former),
    damageIsShown(body),
  );
  if (refusal) return refusal;

  const { shopId } = former[0]!;
  const parcel = { preId, packId: packIdOf(preId), shopId, warehouseId, logNo, batchNo };
  const units = body.units.map(({ condition, photos, oneId }, index) => {
    const { sku, size } = former[index]!;
    return { former: oneId, oneId: oneIds[index]!, sku, size, scan: { batchNo, kind: 'returned' as const, condition, photos } };
  });
  return accept(
    change(
      packageStream,
      preId,
      { type: 'PackageArrived', data: { ...parcel, unclaimed: false } },
      ...units.map(({ oneId, sku, size, scan }) => ({ type: 'PackageUnitReceived' as const, data: { oneId, sku, size, ...scan } })),
      { type: 'PackageReturned', data: { reason } },
    ),
    change(
      batchStream,
      batchNo,
      { type: 'BatchOpened', data: { batchNo, kind: 'inbound', warehouseId, oddNos: [preId] } },
      { type: 'BatchClosed', data: {} },
    ),
    ...units.map((unit, index) =>
      change(itemStream, unit.oneId, {
        type: 'ItemReceived',
        data: { ...parcel, ...unit.scan, ...descriptionOf(former[index]!), relatedOneId: unit.former },
      }),
    ),
    ...units.map((unit) => change(itemStream, unit.former, { type: 'ItemReturned', data: { as: unit.oneId, logNo } })),
  );
};

export const receiveReturnRoute = commandRoute(receiveReturnEndpoint, async ({ viewer, body, now, numbers }, load) => {
  const preId = await numbers.preId();
  const batchNo = await numbers.batchNo('inbound', now);
  const oneIds = body.units.map(() => numbers.oneId());
  const former = await load.many(
    itemStream,
    body.units.map((unit) => unit.oneId),
  );
  const warehouse = await load.one(warehouseStream, body.warehouseId);
  const units = body.units.map((unit, index) => ({ former: unit.oneId, oneId: oneIds[index]! }));
  return decided(receiveReturn({ viewer, body, preId, batchNo, oneIds }, { warehouse, former }), { preId, batchNo, units });
});
