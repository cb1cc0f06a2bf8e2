import { expireForecastEndpoint } from '#contracts/forecast/expire-forecast.ts';
import { reject, type Rejection } from '#contracts/kernel/rejection.ts';
import { withinReach } from '../aggregates/item/item-policies.ts';
import { itemStream } from '../aggregates/item/item.ts';
import { commandRoute } from '#kernel/commands/command-route.ts';
import { decided, type Handle, type Load } from '#kernel/commands/commands.ts';
import { accept, type Decision } from '#kernel/commands/decision.ts';
import { change } from '#kernel/commands/stream-type.ts';
import { expectedUnits, mayHappenToPackage, packageStream, type Package } from '../aggregates/package/package.ts';
import { releaseTrackingNumber } from '../aggregates/package/tracking-number.ts';

/** The parcel may still come late; its number is free for another forecast meanwhile. */
export const expireForecast = (pack: Package): Decision => {
  const refusal = mayHappenToPackage(pack, 'PackageExpired');
  if (refusal) return refusal;

  const { preId, logNo } = pack;
  return {
    ...accept(
      change(packageStream, preId, { type: 'PackageExpired', data: {} }),
      ...expectedUnits(pack).map((oneId) => change(itemStream, oneId, { type: 'ItemForecastExpired', data: { preId } })),
    ),
    releases: [releaseTrackingNumber(logNo, preId)],
  };
};

const dueBy = (now: Date, pack: Package): Rejection | undefined =>
  pack.expiresAt > now.toISOString() ? reject('ForecastNotDue', { params: { preId: pack.preId } }) : undefined;

/** What the nightly job runs for each package that its read model calls overdue; the stream has the last word. */
export const expireDueForecast =
  (preId: string, now: Date): Handle<{ preId: string }> =>
  async (load) => {
    const pack = await loadWithUnits(load, preId);
    return decided(dueBy(now, pack) ?? expireForecast(pack), { preId });
  };

/** An administrator need not wait for the day. */
export const expireForecastRoute = commandRoute(expireForecastEndpoint, async ({ viewer, body }, load) => {
  const pack = await loadWithUnits(load, body.id);
  return decided(withinReach(viewer, pack, { field: 'id' }) ?? expireForecast(pack), {
    preId: pack.preId,
    packId: pack.packId,
    status: 'expired' as const,
  });
});

const loadWithUnits = async (load: Load, preId: string): Promise<Package> => {
  const pack = await load.one(packageStream, preId);
  await load.many(itemStream, expectedUnits(pack));
  return pack;
};
