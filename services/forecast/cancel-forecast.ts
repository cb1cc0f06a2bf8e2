import type { Viewer } from '#contracts/kernel/viewer.ts';
import { cancelForecastEndpoint } from '#contracts/forecast/cancel-forecast.ts';
import type { BodyOf } from '#contracts/kernel/endpoint.ts';
import { firstRefusal, withinReach } from '../aggregates/item/item-policies.ts';
import { itemStream } from '../aggregates/item/item.ts';
import { commandRoute } from '#kernel/commands/command-route.ts';
import { decided } from '#kernel/commands/commands.ts';
import { accept, type Decision } from '#kernel/commands/decision.ts';
import { change } from '#kernel/commands/stream-type.ts';
import { expectedUnits, mayHappenToPackage, packageStream, type Package } from '../aggregates/package/package.ts';
import { releaseTrackingNumber } from '../aggregates/package/tracking-number.ts';

export interface CancelForecast {
  viewer: Viewer;
  body: BodyOf<typeof cancelForecastEndpoint>;
}

export const cancelForecast = ({ viewer, body }: CancelForecast, pack: Package): Decision => {
  const refusal = firstRefusal(withinReach(viewer, pack, { field: 'id' }), mayHappenToPackage(pack, 'PackageCancelled'));
  if (refusal) return refusal;

  const { preId, logNo } = pack;
  return {
    ...accept(
      change(packageStream, preId, { type: 'PackageCancelled', data: { reason: body.reason } }),
      ...expectedUnits(pack).map((oneId) => change(itemStream, oneId, { type: 'ItemForecastCancelled', data: { preId } })),
    ),
    releases: [releaseTrackingNumber(logNo, preId)],
  };
};

export const cancelForecastRoute = commandRoute(cancelForecastEndpoint, async ({ viewer, body }, load) => {
  const pack = await load.one(packageStream, body.id);
  await load.many(itemStream, expectedUnits(pack));
  return decided(cancelForecast({ viewer, body }, pack), { preId: pack.preId, packId: pack.packId, status: 'cancelled' as const });
});
