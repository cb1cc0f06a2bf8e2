import type { Viewer } from '#contracts/kernel/viewer.ts';
import type { BodyOf } from '#contracts/kernel/endpoint.ts';
import { reject, type Rejection } from '#contracts/kernel/rejection.ts';
import { cancelInboundEndpoint } from '#contracts/receiving/cancel-inbound.ts';
import { firstRefusal, withinReach } from '../aggregates/item/item-policies.ts';
import { itemStream, type Item } from '../aggregates/item/item.ts';
import { mayOccur } from '../aggregates/item/lifecycle.ts';
import { loadItems } from '../aggregates/item/load-items.ts';
import { commandRoute } from '#kernel/commands/command-route.ts';
import { decided } from '#kernel/commands/commands.ts';
import { accept, type Decision } from '#kernel/commands/decision.ts';
import { change } from '#kernel/commands/stream-type.ts';
import { batchStream } from '../aggregates/batch/batch.ts';
import { mayHappenToPackage, missingUnits, packageStream, type Package } from '../aggregates/package/package.ts';
import { releaseTrackingNumber } from '../aggregates/package/tracking-number.ts';

export interface CancelInbound {
  viewer: Viewer;
  body: BodyOf<typeof cancelInboundEndpoint>;
}

interface States {
  pack: Package;
  /** The units that were scanned in, by ONE ID. */
  received: ReadonlyMap<string, Item>;
  /** The units that never came, by ONE ID. */
  missing: ReadonlyMap<string, Item>;
}

const nothingShelved = (received: ReadonlyMap<string, Item>): Rejection | undefined => {
  const count = [...received.values()].filter((item) => !mayOccur(item.state, 'InboundCancelled')).length;
  return count > 0 ? reject('InboundBeyondCancelling', { field: 'id', params: { count } }) : undefined;
};

/** What was scanned in is in "Unknown" (R4.59); what never came is no longer expected. */
export const cancelInbound = ({ viewer, body }: CancelInbound, { pack, received, missing }: States): Decision => {
  const refusal = firstRefusal(
    withinReach(viewer, pack, { field: 'id' }),
    mayHappenToPackage(pack, 'PackageInboundCancelled'),
    nothingShelved(received),
  );
  if (refusal) return refusal;

  const { reason } = body;
  const { preId, batchNo, logNo } = pack;
  const notComing = [...missing].filter(([, item]) => mayOccur(item.state, 'ItemForecastCancelled'));
  return {
    ...accept(
      change(packageStream, preId, { type: 'PackageInboundCancelled', data: { reason, oneIds: [...received.keys()] } }),
      change(batchStream, batchNo, { type: 'BatchClosed', data: {} }),
      ...[...received.keys()].map((oneId) => change(itemStream, oneId, { type: 'InboundCancelled', data: { batchNo, reason } })),
      ...notComing.map(([oneId]) => change(itemStream, oneId, { type: 'ItemForecastCancelled', data: { preId } })),
    ),
    releases: [releaseTrackingNumber(logNo, preId)],
  };
};

export const cancelInboundRoute = commandRoute(cancelInboundEndpoint, async ({ viewer, body }, load) => {
  const pack = await load.one(packageStream, body.id);
  await load.one(batchStream, pack.batchNo);
  const received = await loadItems(
    load,
    pack.units.map((unit) => unit.oneId),
  );
  const missing = await loadItems(load, missingUnits(pack));
  const decision = cancelInbound({ viewer, body }, { pack, received, missing });
  return decided(decision, { preId: pack.preId, packId: pack.packId, status: 'cancelled' as const });
});
