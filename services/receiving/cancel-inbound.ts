import { reject, type Rejection } from '#contracts/kernel/rejection.ts';
import { cancelInboundEndpoint } from '#contracts/receiving/package-commands.ts';
import { requireWithinReach } from '../aggregates/item/item-policies.ts';
import type { Item, LoadedItem } from '../aggregates/item/item.ts';
import { mayOccur } from '../aggregates/item/lifecycle.ts';
import { loadItems } from '../aggregates/item/load-items.ts';
import { commandRoute, type CommandOf } from '#kernel/commands/command-route.ts';
import { toOutcome } from '#kernel/commands/commands.ts';
import { accept, type Decision } from '#kernel/commands/decision.ts';
import { change } from '#kernel/commands/loaded.ts';
import { batchStream, type LoadedBatch } from '../aggregates/batch/batch.ts';
import { requirePackageAllows, missingUnits, packageStream, type LoadedPackage } from '../aggregates/package/package.ts';
import { releaseTrackingNumber } from '../aggregates/package/tracking-number.ts';

interface States {
  pack: LoadedPackage;
  batch: LoadedBatch;
  /** The units that were scanned in. */
  received: readonly LoadedItem[];
  /** The units that never came. */
  missing: readonly LoadedItem[];
}

/** What once lay on a shelf, or was sent on, stands as inspected again when it comes back or arrives. */
const requireNothingShelved = ({ warehouseId }: LoadedPackage, received: readonly Item[]): Rejection | undefined => {
  const isOnItsWayIn = (item: Item) => mayOccur(item.state, 'InboundCancelled') && !item.everShelved && item.warehouseId === warehouseId;
  const count = received.filter((item) => !isOnItsWayIn(item)).length;
  return count > 0 ? reject('InboundBeyondCancelling', { field: 'id', params: { count } }) : undefined;
};

/** What was scanned in is in "Unknown" (R4.59); what never came is no longer expected. */
export const cancelInbound = (
  { viewer, body }: CommandOf<typeof cancelInboundEndpoint, 'viewer'>,
  { pack, batch, received, missing }: States,
): Decision => {
  const refusal =
    requireWithinReach(viewer, pack, { field: 'id' }) ??
    requirePackageAllows(pack, 'PackageInboundCancelled') ??
    requireNothingShelved(pack, received);
  if (refusal) return refusal;

  const { reason } = body;
  const { preId, batchNo, logNo } = pack;
  const notComing = missing.filter((item) => mayOccur(item.state, 'ItemForecastCancelled'));
  return {
    ...accept(
      change(pack, { type: 'PackageInboundCancelled', data: { reason, oneIds: received.map(({ oneId }) => oneId) } }),
      change(batch, { type: 'BatchClosed', data: {} }),
      ...received.map((item) => change(item, { type: 'InboundCancelled', data: { batchNo, reason } })),
      ...notComing.map((item) => change(item, { type: 'ItemForecastCancelled', data: { preId } })),
    ),
    releases: [releaseTrackingNumber(logNo, preId)],
  };
};

export const cancelInboundRoute = commandRoute(cancelInboundEndpoint, async ({ viewer, body }, load) => {
  const pack = await load.one(packageStream, body.id);
  const batch = await load.one(batchStream, pack.batchNo);
  const received = await loadItems(
    load,
    pack.units.map((unit) => unit.oneId),
  );
  const missing = await loadItems(load, missingUnits(pack));
  const decision = cancelInbound({ viewer, body }, { pack, batch, received, missing });
  return toOutcome(decision, { preId: pack.preId, packId: pack.packId, status: 'cancelled' as const });
});
