import type { Viewer } from '#contracts/kernel/access/viewer.ts';
import { createForecastEndpoint } from '#contracts/forecast/forecast-commands.ts';
import { forecastLifetimeDays } from '#contracts/forecast/forecast-limits.ts';
import type { PackageLine, PackageEvent } from '#contracts/forecast/package-events.ts';
import type { BodyOf } from '#contracts/kernel/endpoint.ts';
import { costUnknown, describedBy } from '../aggregates/item/description.ts';
import { itemStream } from '../aggregates/item/item.ts';
import { commandRoute } from '#kernel/commands/command-route.ts';
import { toOutcome } from '#kernel/commands/commands.ts';
import { accept, type Decision } from '#kernel/commands/decision.ts';
import { change, type NewStream } from '#kernel/commands/loaded.ts';
import { packageStream, packIdOf } from '../aggregates/package/package.ts';
import { claimTrackingNumber, requireScannable } from '../aggregates/package/tracking-number.ts';
import { warehouseStream, type Warehouse } from '../aggregates/warehouse/warehouse.ts';
import { packageNumbers } from '../aggregates/package/package-numbers.ts';
import { loadCatalogue } from './catalogue.ts';
import {
  requireShopOfViewer,
  requireLines,
  requireCataloguedLines,
  requireDistinctLines,
  requireWarehouse,
  type Catalogue,
} from './forecast-policies.ts';
import type { ItemEvent } from '#contracts/item/item-events.ts';

export interface CreateForecast {
  viewer: Pick<Viewer, 'shopId'>;
  body: BodyOf<typeof createForecastEndpoint>;
  now: Date;
  reference: string;
}

interface States {
  pack: NewStream<PackageEvent>;
  /** The wished-for lines with a new item for every unit. */
  lines: readonly NewLine[];
  warehouse: Warehouse;
  catalogue: Catalogue;
}

interface NewLine {
  sku: string;
  size: string;
  items: readonly NewStream<ItemEvent>[];
}

/** Names the package and each expected unit. */
export const createForecast = ({ viewer, body, now, reference }: CreateForecast, { pack, lines, warehouse, catalogue }: States): Decision => {
  const refusal =
    requireShopOfViewer(viewer) ??
    requireLines(body.lines) ??
    requireDistinctLines(body.lines) ??
    requireScannable(body.logNo) ??
    requireWarehouse(warehouse) ??
    requireCataloguedLines(body.lines, catalogue);
  if (refusal) return refusal;

  const preId = pack.id;
  const { lines: _wished, forecastBatch = preId, ...said } = body;
  const shopId = viewer.shopId!;
  const forecast = change(pack, {
    type: 'PackageForecast',
    data: { ...said, preId, packId: packIdOf(preId), shopId, forecastBatch, reference, lines: lines.map(numbered), expiresAt: expiryOf(now) },
  });
  const { logNo, warehouseId } = body;
  const units = lines.flatMap(({ sku, size, items }) =>
    items.map((item) => {
      const data = { preId, logNo, shopId, warehouseId, ...describedBy(catalogue.get(sku)!, size), ...costUnknown };
      return change(item, { type: 'ItemForecast', data });
    }),
  );
  return { ...accept(forecast, ...units), claims: [claimTrackingNumber(logNo, preId)] };
};

const numbered = ({ sku, size, items }: NewLine): PackageLine => ({ sku, size, oneIds: items.map(({ id }) => id) });

const expiryOf = (now: Date): string => new Date(now.getTime() + forecastLifetimeDays * 86_400_000).toISOString();

export const createForecastRoute = commandRoute(createForecastEndpoint, async ({ viewer, body, now, numbers }, load) => {
  const preId = await numbers.next(packageNumbers, now);
  const pack = load.create(packageStream, preId);
  const reference = body.reference ?? numbers.reference(now);
  const lines = body.lines.map(({ sku, size, quantity }) => ({
    sku,
    size,
    items: Array.from({ length: quantity }, () => load.create(itemStream, numbers.oneId())),
  }));
  const states = { pack, lines, warehouse: await load.one(warehouseStream, body.warehouseId), catalogue: await loadCatalogue(load, body.lines) };
  const decision = createForecast({ viewer, body, now, reference }, states);
  return toOutcome(decision, { preId, packId: packIdOf(preId), reference, expiresAt: expiryOf(now), lines: lines.map(numbered) });
});
