import { cancelForecastEndpoint } from '#contracts/forecast/forecast-commands.ts';
import { requireWithinReach } from '../aggregates/item/item-policies.ts';
import { loadForecast, type Forecast } from './load-forecast.ts';
import { commandRoute, type CommandOf } from '#kernel/commands/command-route.ts';
import { toOutcome } from '#kernel/commands/commands.ts';
import { accept, type Decision } from '#kernel/commands/decision.ts';
import { change } from '#kernel/commands/loaded.ts';
import { requirePackageAllows } from '../aggregates/package/package.ts';
import { releaseTrackingNumber } from '../aggregates/package/tracking-number.ts';

export const cancelForecast = ({ viewer, body }: CommandOf<typeof cancelForecastEndpoint, 'viewer'>, { pack, items }: Forecast): Decision => {
  const refusal = requireWithinReach(viewer, pack, { field: 'id' }) ?? requirePackageAllows(pack, 'PackageCancelled');
  if (refusal) return refusal;

  const { preId, logNo } = pack;
  return {
    ...accept(
      change(pack, { type: 'PackageCancelled', data: { reason: body.reason } }),
      ...items.map((item) => change(item, { type: 'ItemForecastCancelled', data: { preId } })),
    ),
    releases: [releaseTrackingNumber(logNo, preId)],
  };
};

export const cancelForecastRoute = commandRoute(cancelForecastEndpoint, async ({ viewer, body }, load) => {
  const forecast = await loadForecast(load, body.id);
  const { preId, packId } = forecast.pack;
  return toOutcome(cancelForecast({ viewer, body }, forecast), { preId, packId, status: 'cancelled' as const });
});
