import type { Viewer } from '#contracts/kernel/viewer.ts';
import type { BodyOf } from '#contracts/kernel/endpoint.ts';
import { reject, type Rejection } from '#contracts/kernel/rejection.ts';
import { arrivePackageEndpoint } from '#contracts/receiving/arrive-package.ts';
import { unowned } from '#contracts/reference/reference-queries.ts';
import { firstRefusal, withinReach, worksHere } from '../aggregates/item/item-policies.ts';
import { commandRoute } from '#kernel/commands/command-route.ts';
import { decided } from '#kernel/commands/commands.ts';
import { accept, nothing, type Accepted, type Decision } from '#kernel/commands/decision.ts';
import { change } from '#kernel/commands/stream-type.ts';
import { batchStream } from '../aggregates/batch/batch.ts';
import { mayHappenToPackage, packageStream, packIdOf, type Package } from '../aggregates/package/package.ts';
import { claimTrackingNumber, scannable } from '../aggregates/package/tracking-number.ts';
import { warehouseStream, type Warehouse } from '../aggregates/warehouse/warehouse.ts';

export interface ArrivePackage {
  viewer: Viewer;
  /** A new inbound batch. */
  batchNo: string;
}

interface States {
  pack: Package;
  /** Where the parcel was sent. */
  warehouse: Warehouse;
}

/** A parcel that was received before comes again only for what its owner says is still coming. */
const stillAwaited = (pack: Package): Rejection | undefined =>
  pack.status === 'received' && pack.resolution !== 'stillComing'
    ? reject('PackageStatusForbids', { field: 'id', params: { preId: pack.preId, status: pack.status } })
    : undefined;

/** Goods are counted where their owner sent them: a parcel for another warehouse goes on to it, also where somebody works in both. */
const inWarehouseInUse = ({ warehouseId }: Viewer, { preId, status, warehouseId: belongsTo }: Package, { name }: Warehouse): Rejection | undefined =>
  status === undefined || warehouseId === undefined || warehouseId === belongsTo
    ? undefined
    : reject('PackageOfAnotherWarehouse', { field: 'id', params: { preId, warehouse: name } });

/** The parcel of a forecast is at the dock. A second scan of it continues its open batch. */
export const arrivePackage = ({ viewer, batchNo }: ArrivePackage, { pack, warehouse }: States): Decision => {
  const elsewhere = firstRefusal(inWarehouseInUse(viewer, pack, warehouse), withinReach(viewer, pack, { field: 'id' }));
  if (!elsewhere && pack.status === 'arrived') return nothing;
  const refusal = firstRefusal(elsewhere, mayHappenToPackage(pack, 'PackageArrived'), stillAwaited(pack));
  if (refusal) return refusal;
  const { changes, ...rest } = arrival(pack, batchNo);
  const before = pack.status === 'received' ? [change(batchStream, pack.batchNo, { type: 'BatchClosed', data: {} })] : [];
  return { ...rest, changes: [...changes, ...before] };
};

export interface ArriveUnclaimed extends ArrivePackage {
  body: Extract<BodyOf<typeof arrivePackageEndpoint>, { unclaimed: true }>;
  /** A new package number. */
  preId: string;
}

/** A parcel that nobody forecast is received under "unowned" (R3.13). The photo of its label tells a misread number from a true one. */
export const arriveUnclaimed = ({ viewer, batchNo, body, preId }: ArriveUnclaimed, warehouse: Warehouse): Decision => {
  const { logNo, warehouseId, photos } = body;
  const refusal = firstRefusal(
    worksHere(viewer, warehouseId),
    warehouse.exists ? undefined : reject('WarehouseUnknown', { field: 'warehouseId' }),
    scannable(logNo),
    photos.length === 0 ? reject('LabelPhotoRequired', { field: 'photos' }) : undefined,
  );
  return refusal ?? arrival({ preId, packId: packIdOf(preId), shopId: unowned.id, warehouseId, logNo, unclaimed: true, photos }, batchNo);
};

const arrival = (
  {
    preId,
    packId,
    shopId,
    warehouseId,
    logNo,
    unclaimed,
    photos,
  }: Pick<Package, 'preId' | 'packId' | 'shopId' | 'warehouseId' | 'logNo' | 'unclaimed'> & { photos?: string[] },
  batchNo: string,
): Accepted => ({
  ...accept(
    change(packageStream, preId, {
      type: 'PackageArrived',
      data: { preId, packId, shopId, warehouseId, logNo, batchNo, unclaimed, ...(photos && { photos }) },
    }),
    change(batchStream, batchNo, { type: 'BatchOpened', data: { batchNo, kind: 'inbound', warehouseId, oddNos: [preId] } }),
  ),
  // An expired forecast gave its number up; a late parcel takes it again.
  claims: [claimTrackingNumber(logNo, preId)],
});

export const arrivePackageRoute = commandRoute(arrivePackageEndpoint, async ({ viewer, body, now, numbers }, load) => {
  const batchNo = await numbers.batchNo('inbound', now);
  if ('unclaimed' in body) {
    const preId = await numbers.preId();
    const warehouse = await load.one(warehouseStream, body.warehouseId);
    return decided(arriveUnclaimed({ viewer, batchNo, body, preId }, warehouse), { preId, packId: packIdOf(preId), batchNo });
  }
  const pack = await load.one(packageStream, body.id);
  await load.one(batchStream, pack.batchNo);
  const warehouse = await load.one(warehouseStream, pack.warehouseId);
  const open = pack.status === 'arrived' ? pack.batchNo : batchNo;
  return decided(arrivePackage({ viewer, batchNo }, { pack, warehouse }), { preId: pack.preId, packId: pack.packId, batchNo: open });
});
