import type { Viewer } from '#contracts/accounts/viewer.ts';
import type { BodyOf } from '#contracts/kernel/endpoint.ts';
import { reject, type Rejection } from '#contracts/kernel/rejection.ts';
import { arrivePackageEndpoint } from '#contracts/receiving/arrive-package.ts';
import { firstRefusal, withinReach, worksHere } from '../item/item-policies.ts';
import { commandRoute } from '../kernel/commands/command-route.ts';
import { decided } from '../kernel/commands/commands.ts';
import { accept, nothing, type Accepted, type Decision } from '../kernel/commands/decision.ts';
import { change } from '../kernel/commands/stream-type.ts';
import { batchStream } from '../streams/batch.ts';
import { mayHappenToPackage, packageStream, packIdOf, type Package } from '../streams/package.ts';
import { claimTrackingNumber, scannable } from '../streams/tracking-number.ts';
import { warehouseStream, type Warehouse } from '../streams/warehouse.ts';

const unowned = -1;

export interface ArrivePackage {
  viewer: Viewer;
  /** A new inbound batch. */
  batchNo: string;
}

/** A parcel that was received before comes again only for what its owner says is still coming. */
const stillAwaited = (pack: Package): Rejection | undefined =>
  pack.status === 'received' && pack.resolution !== 'stillComing'
    ? reject('PackageStatusForbids', { field: 'id', params: { preId: pack.preId, status: pack.status } })
    : undefined;

/** The parcel of a forecast is at the dock. A second scan of it continues its open batch. */
export const arrivePackage = ({ viewer, batchNo }: ArrivePackage, pack: Package): Decision => {
  const reachable = withinReach(viewer, pack, { field: 'id' });
  if (!reachable && pack.status === 'arrived') return nothing;
  const refusal = firstRefusal(reachable, mayHappenToPackage(pack, 'PackageArrived'), stillAwaited(pack));
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

/** A parcel that nobody forecast is received under "unowned" (R3.13). */
export const arriveUnclaimed = ({ viewer, batchNo, body, preId }: ArriveUnclaimed, warehouse: Warehouse): Decision => {
  const { logNo, warehouseId } = body;
  const refusal = firstRefusal(
    worksHere(viewer, warehouseId),
    warehouse.exists ? undefined : reject('WarehouseUnknown', { field: 'warehouseId' }),
    scannable(logNo),
  );
  return refusal ?? arrival({ preId, packId: packIdOf(preId), shopId: unowned, warehouseId, logNo, unclaimed: true }, batchNo);
};

const arrival = (
  { preId, packId, shopId, warehouseId, logNo, unclaimed }: Pick<Package, 'preId' | 'packId' | 'shopId' | 'warehouseId' | 'logNo' | 'unclaimed'>,
  batchNo: string,
): Accepted => ({
  ...accept(
    change(packageStream, preId, { type: 'PackageArrived', data: { preId, packId, shopId, warehouseId, logNo, batchNo, unclaimed } }),
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
  const open = pack.status === 'arrived' ? pack.batchNo : batchNo;
  return decided(arrivePackage({ viewer, batchNo }, pack), { preId: pack.preId, packId: pack.packId, batchNo: open });
});
