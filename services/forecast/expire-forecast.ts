import { expireForecastEndpoint } from '#contracts/forecast/forecast-commands.ts';
import { reject, type Rejection } from '#contracts/kernel/rejection.ts';
import { requireWithinReach } from '../aggregates/item/item-policies.ts';
import type { Viewer } from '#contracts/kernel/access/viewer.ts';
import { loadForecast, type Forecast } from './load-forecast.ts';
import { commandRoute } from '#kernel/commands/command-route.ts';
import { toOutcome, type Handle } from '#kernel/commands/commands.ts';
import { accept, type Decision } from '#kernel/commands/decision.ts';
import { change } from '#kernel/commands/loaded.ts';
import { requirePackageAllows, type Package } from '../aggregates/package/package.ts';
import { releaseTrackingNumber } from '../aggregates/package/tracking-number.ts';

export interface ExpireForecast {
  viewer: Viewer;
}

/** An administrator need not wait for the day. */
export const expireForecast = ({ viewer }: ExpireForecast, forecast: Forecast): Decision =>
  requireWithinReach(viewer, forecast.pack, { field: 'id' }) ?? expired(forecast);

/** What the nightly job decides on each package that its read model calls overdue; the stream has the last word. */
export const expireOverdueForecast = ({ now }: { now: Date }, forecast: Forecast): Decision => requireDue(now, forecast.pack) ?? expired(forecast);

const requireDue = (now: Date, pack: Package): Rejection | undefined =>
  pack.expiresAt > now.toISOString() ? reject('ForecastNotDue', { params: { preId: pack.preId } }) : undefined;

/** The parcel may still come late; its number is free for another forecast meanwhile. */
const expired = ({ pack, items }: Forecast): Decision => {
  const refusal = requirePackageAllows(pack, 'PackageExpired');
  if (refusal) return refusal;

  const { preId, logNo } = pack;
  return {
    ...accept(
      change(pack, { type: 'PackageExpired', data: {} }),
      ...items.map((item) => change(item, { type: 'ItemForecastExpired', data: { preId } })),
    ),
    releases: [releaseTrackingNumber(logNo, preId)],
  };
};

export const expireDueForecast =
  (preId: string, now: Date): Handle<{ preId: string }> =>
  async (load) =>
    toOutcome(expireOverdueForecast({ now }, await loadForecast(load, preId)), { preId });

export const expireForecastRoute = commandRoute(expireForecastEndpoint, async ({ viewer, body }, load) => {
  const forecast = await loadForecast(load, body.id);
  const { preId, packId } = forecast.pack;
  return toOutcome(expireForecast({ viewer }, forecast), { preId, packId, status: 'expired' as const });
});
