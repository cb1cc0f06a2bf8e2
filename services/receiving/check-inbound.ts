import { reject, type Rejection } from '#contracts/kernel/rejection.ts';
import { checkInboundEndpoint } from '#contracts/receiving/package-commands.ts';
import { requireWithinReach } from '../aggregates/item/item-policies.ts';
import { itemStream, type Item } from '../aggregates/item/item.ts';
import { commandRoute, type CommandOf } from '#kernel/commands/command-route.ts';
import { toOutcome } from '#kernel/commands/commands.ts';
import { accept, type Decision } from '#kernel/commands/decision.ts';
import { change } from '#kernel/commands/loaded.ts';
import { batchStream, type LoadedBatch } from '../aggregates/batch/batch.ts';
import { requirePackageAllows, packageStream, type LoadedPackage } from '../aggregates/package/package.ts';
import { releaseTrackingNumber } from '../aggregates/package/tracking-number.ts';
import { countOf } from './count.ts';

interface States {
  pack: LoadedPackage;
  batch: LoadedBatch;
  items: readonly Item[];
}

/** "Checked-authenticated": no unit is left to inspect. */
const everyUnitInspected = (items: readonly Item[]): Rejection | undefined => {
  const count = items.filter((item) => item.state === 'received').length;
  return count > 0 ? reject('UnitsNotInspected', { field: 'id', params: { count } }) : undefined;
};

export const checkInbound = ({ viewer }: CommandOf<typeof checkInboundEndpoint, 'viewer'>, { pack, batch, items }: States): Decision => {
  const refusal = requireWithinReach(viewer, pack, { field: 'id' }) ?? requirePackageAllows(pack, 'PackageChecked') ?? everyUnitInspected(items);
  if (refusal) return refusal;
  return {
    ...accept(change(pack, { type: 'PackageChecked', data: {} }), change(batch, { type: 'BatchClosed', data: {} })),
    releases: [releaseTrackingNumber(pack.logNo, pack.preId)],
  };
};

export const checkInboundRoute = commandRoute(checkInboundEndpoint, async ({ viewer, body }, load) => {
  const pack = await load.one(packageStream, body.id);
  const items = await load.many(
    itemStream,
    pack.units.map((unit) => unit.oneId),
  );
  const batch = await load.one(batchStream, pack.batchNo);
  return toOutcome(checkInbound({ viewer, body }, { pack, batch, items }), countOf(pack));
});
