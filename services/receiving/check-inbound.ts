import type { Viewer } from '#contracts/kernel/viewer.ts';
import type { BodyOf } from '#contracts/kernel/endpoint.ts';
import { reject, type Rejection } from '#contracts/kernel/rejection.ts';
import { checkInboundEndpoint } from '#contracts/receiving/check-inbound.ts';
import { firstRefusal, withinReach } from '../aggregates/item/item-policies.ts';
import { itemStream, type Item } from '../aggregates/item/item.ts';
import { commandRoute } from '#kernel/commands/command-route.ts';
import { decided } from '#kernel/commands/commands.ts';
import { accept, type Decision } from '#kernel/commands/decision.ts';
import { change } from '#kernel/commands/stream-type.ts';
import { batchStream } from '../aggregates/batch/batch.ts';
import { mayHappenToPackage, packageStream, type Package } from '../aggregates/package/package.ts';
import { releaseTrackingNumber } from '../aggregates/package/tracking-number.ts';
import { countOf } from './count.ts';

export interface CheckInbound {
  viewer: Viewer;
  body: BodyOf<typeof checkInboundEndpoint>;
}

/** "Checked-authenticated": no unit is left to inspect. */
const everyUnitInspected = (items: readonly Item[]): Rejection | undefined => {
  const count = items.filter((item) => item.state === 'received').length;
  return count > 0 ? reject('UnitsNotInspected', { field: 'id', params: { count } }) : undefined;
};

export const checkInbound = ({ viewer }: CheckInbound, { pack, items }: { pack: Package; items: readonly Item[] }): Decision => {
  const refusal = firstRefusal(withinReach(viewer, pack, { field: 'id' }), mayHappenToPackage(pack, 'PackageChecked'), everyUnitInspected(items));
  if (refusal) return refusal;
  return {
    ...accept(
      change(packageStream, pack.preId, { type: 'PackageChecked', data: {} }),
      change(batchStream, pack.batchNo, { type: 'BatchClosed', data: {} }),
    ),
    releases: [releaseTrackingNumber(pack.logNo, pack.preId)],
  };
};

export const checkInboundRoute = commandRoute(checkInboundEndpoint, async ({ viewer, body }, load) => {
  const pack = await load.one(packageStream, body.id);
  const items = await load.many(
    itemStream,
    pack.units.map((unit) => unit.oneId),
  );
  await load.one(batchStream, pack.batchNo);
  return decided(checkInbound({ viewer, body }, { pack, items }), countOf(pack));
});
