import type { Viewer } from '#contracts/kernel/access/viewer.ts';
import type { BodyOf } from '#contracts/kernel/endpoint.ts';
import { reject, type Rejection } from '#contracts/kernel/rejection.ts';
import { arrivePackageEndpoint } from '#contracts/receiving/package-commands.ts';
import { unownedShop } from '#contracts/kernel/access/shops.ts';
import { requireWithinReach, requireWorksIn } from '../aggregates/item/item-policies.ts';
import { change, type NewStream, type StreamHandle } from '#kernel/commands/loaded.ts';
import { commandRoute } from '#kernel/commands/command-route.ts';
import { toOutcome } from '#kernel/commands/commands.ts';
import { accept, noChange, type Accepted, type Decision } from '#kernel/commands/decision.ts';
import { batchStream, type LoadedBatch } from '../aggregates/batch/batch.ts';
import { requirePackageAllows, packageStream, packIdOf, type Package, type LoadedPackage } from '../aggregates/package/package.ts';
import { claimTrackingNumber, requireScannable } from '../aggregates/package/tracking-number.ts';
import { warehouseStream, type Warehouse } from '../aggregates/warehouse/warehouse.ts';
import { inboundBatchNumbers } from '../aggregates/batch/batch-numbers.ts';
import { packageNumbers } from '../aggregates/package/package-numbers.ts';
import type { PackageEvent } from '#contracts/forecast/package-events.ts';
import type { BatchEvent } from '#contracts/batch/batch-events.ts';

export interface ArrivePackage {
  viewer: Viewer;
}

interface States {
  pack: LoadedPackage;
  /** The inbound batch that the arrival opens. */
  batch: NewStream<BatchEvent>;
  /** That of an earlier arrival. */
  formerBatch: LoadedBatch;
  /** Where the parcel was sent. */
  warehouse: Warehouse;
}

/** A parcel that was received before comes again only for what its owner says is still coming. */
const requireStillAwaited = (pack: Package): Rejection | undefined =>
  pack.status === 'received' && pack.resolution !== 'stillComing'
    ? reject('PackageStatusForbids', { field: 'id', params: { preId: pack.preId, status: pack.status } })
    : undefined;

/** Goods are counted where their owner sent them: a parcel for another warehouse goes on to it, also where somebody works in both. */
const requireWarehouseInUse = (
  { warehouseId }: Viewer,
  { preId, status, warehouseId: belongsTo }: Package,
  { name }: Warehouse,
): Rejection | undefined =>
  status === undefined || warehouseId === undefined || warehouseId === belongsTo
    ? undefined
    : reject('PackageOfAnotherWarehouse', { field: 'id', params: { preId, warehouse: name } });

/** The parcel of a forecast is at the dock. A second scan of it continues its open batch. */
export const arrivePackage = ({ viewer }: ArrivePackage, { pack, batch, formerBatch, warehouse }: States): Decision => {
  const refusal = requireWarehouseInUse(viewer, pack, warehouse) ?? requireWithinReach(viewer, pack, { field: 'id' });
  if (refusal) return refusal;
  if (pack.status === 'arrived') return noChange;
  const notNow = requirePackageAllows(pack, 'PackageArrived') ?? requireStillAwaited(pack);
  if (notNow) return notNow;
  const { changes, ...rest } = arrival(pack, { pack, batch });
  const before = pack.status === 'received' ? [change(formerBatch, { type: 'BatchClosed', data: {} })] : [];
  return { ...rest, changes: [...changes, ...before] };
};

export interface ArriveUnclaimed extends ArrivePackage {
  body: Extract<BodyOf<typeof arrivePackageEndpoint>, { unclaimed: true }>;
}

interface UnclaimedStates {
  pack: NewStream<PackageEvent>;
  batch: NewStream<BatchEvent>;
  warehouse: Warehouse;
}

interface New {
  pack: StreamHandle<PackageEvent>;
  batch: NewStream<BatchEvent>;
}

/** A parcel that nobody forecast is received under "unowned" (R3.13). The photo of its label tells a misread number from a true one. */
export const arriveUnclaimed = ({ viewer, body }: ArriveUnclaimed, { pack, batch, warehouse }: UnclaimedStates): Decision => {
  const { logNo, warehouseId, photos } = body;
  const refusal =
    requireWorksIn(viewer, warehouseId) ??
    (warehouse.exists ? undefined : reject('WarehouseUnknown', { field: 'warehouseId' })) ??
    requireScannable(logNo) ??
    (photos.length === 0 ? reject('LabelPhotoRequired', { field: 'photos' }) : undefined);
  const preId = pack.id;
  return refusal ?? arrival({ preId, packId: packIdOf(preId), shopId: unownedShop, warehouseId, logNo, unclaimed: true, photos }, { pack, batch });
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
  { pack, batch }: New,
): Accepted => ({
  ...accept(
    change(pack, {
      type: 'PackageArrived',
      data: { preId, packId, shopId, warehouseId, logNo, batchNo: batch.id, unclaimed, ...(photos && { photos }) },
    }),
    change(batch, { type: 'BatchOpened', data: { batchNo: batch.id, kind: 'inbound', warehouseId, oddNos: [preId] } }),
  ),
  // An expired forecast gave its number up; a late parcel takes it again.
  claims: [claimTrackingNumber(logNo, preId)],
});

export const arrivePackageRoute = commandRoute(arrivePackageEndpoint, async ({ viewer, body, now, numbers }, load) => {
  const batch = load.create(batchStream, await numbers.next(inboundBatchNumbers, now));
  if ('unclaimed' in body) {
    const pack = load.create(packageStream, await numbers.next(packageNumbers, now));
    const warehouse = await load.one(warehouseStream, body.warehouseId);
    const answer = { preId: pack.id, packId: packIdOf(pack.id), batchNo: batch.id };
    return toOutcome(arriveUnclaimed({ viewer, body }, { pack, batch, warehouse }), answer);
  }
  const pack = await load.one(packageStream, body.id);
  const formerBatch = await load.one(batchStream, pack.batchNo);
  const warehouse = await load.one(warehouseStream, pack.warehouseId);
  const open = pack.status === 'arrived' ? pack.batchNo : batch.id;
  return toOutcome(arrivePackage({ viewer }, { pack, batch, formerBatch, warehouse }), { preId: pack.preId, packId: pack.packId, batchNo: open });
});
