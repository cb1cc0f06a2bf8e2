import type { Viewer } from '#contracts/kernel/viewer.ts';
import { createForecastEndpoint } from '#contracts/forecast/create-forecast.ts';
import { forecastLifetimeDays } from '#contracts/forecast/forecast-limits.ts';
import type { PackageLine } from '#contracts/forecast/package-events.ts';
import type { BodyOf } from '#contracts/kernel/endpoint.ts';
import { costUnknown, describedBy } from '../aggregates/item/description.ts';
import { firstRefusal } from '../aggregates/item/item-policies.ts';
import { itemStream } from '../aggregates/item/item.ts';
import { commandRoute } from '#kernel/commands/command-route.ts';
import { decided } from '#kernel/commands/commands.ts';
import { accept, type Decision } from '#kernel/commands/decision.ts';
import { change } from '#kernel/commands/stream-type.ts';
import { packageStream, packIdOf } from '../aggregates/package/package.ts';
import { claimTrackingNumber, scannable } from '../aggregates/package/tracking-number.ts';
import { warehouseStream, type Warehouse } from '../aggregates/warehouse/warehouse.ts';
import { loadCatalogue } from './catalogue.ts';
import { actsForAShop, atLeastOneItem, everyLineCatalogued, everyLineOnce, toAWarehouse, type Catalogue } from './forecast-policies.ts';

export interface CreateForecast {
  viewer: Pick<Viewer, 'shopId'>;
  body: BodyOf<typeof createForecastEndpoint>;
  now: Date;
  preId: string;
  reference: string;
  /** The wished-for lines with a new ONE ID for every unit. */
  lines: readonly PackageLine[];
}

interface States {
  warehouse: Warehouse;
  catalogue: Catalogue;
}

/** Names the package and each expected unit. */
export const createForecast = ({ viewer, body, now, preId, reference, lines }: CreateForecast, { warehouse, catalogue }: States): Decision => {
  const refusal = firstRefusal(
    actsForAShop(viewer),
    atLeastOneItem(body.lines),
    everyLineOnce(body.lines),
    scannable(body.logNo),
    toAWarehouse(warehouse),
    everyLineCatalogued(body.lines, catalogue),
  );
  if (refusal) return refusal;

  const { lines: _wished, forecastBatch = preId, ...said } = body;
  const shopId = viewer.shopId!;
  const forecast = change(packageStream, preId, {
    type: 'PackageForecast',
    data: { ...said, preId, packId: packIdOf(preId), shopId, forecastBatch, reference, lines: [...lines], expiresAt: expiryOf(now) },
  });
  const { logNo, warehouseId } = body;
  const units = lines.flatMap(({ sku, size, oneIds }) =>
    oneIds.map((oneId) => {
      const data = { preId, logNo, shopId, warehouseId, ...describedBy(catalogue.get(sku)!, size), ...costUnknown };
      return change(itemStream, oneId, { type: 'ItemForecast', data });
    }),
  );
  return { ...accept(forecast, ...units), claims: [claimTrackingNumber(logNo, preId)] };
};

const expiryOf = (now: Date): string => new Date(now.getTime() + forecastLifetimeDays * 86_400_000).toISOString();

export const createForecastRoute = commandRoute(createForecastEndpoint, async ({ viewer, body, now, numbers }, load) => {
  const preId = await numbers.preId();
  const reference = body.reference ?? numbers.reference(now);
  const lines = body.lines.map(({ sku, size, quantity }) => ({ sku, size, oneIds: Array.from({ length: quantity }, () => numbers.oneId()) }));
  const states = { warehouse: await load.one(warehouseStream, body.warehouseId), catalogue: await loadCatalogue(load, body.lines) };
  const decision = createForecast({ viewer, body, now, preId, reference, lines }, states);
  return decided(decision, { preId, packId: packIdOf(preId), reference, expiresAt: expiryOf(now), lines });
});
