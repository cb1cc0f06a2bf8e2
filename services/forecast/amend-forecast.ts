import type { Viewer } from '#contracts/kernel/viewer.ts';
import { amendForecastEndpoint } from '#contracts/forecast/amend-forecast.ts';
import type { ForecastLine } from '#contracts/forecast/forecast-fields.ts';
import type { PackageLine } from '#contracts/forecast/package-events.ts';
import type { BodyOf } from '#contracts/kernel/endpoint.ts';
import { costUnknown, describedBy, descriptionOf } from '../aggregates/item/description.ts';
import { firstRefusal, mayHappen, withinReach } from '../aggregates/item/item-policies.ts';
import { itemStream, type Item } from '../aggregates/item/item.ts';
import { loadItems } from '../aggregates/item/load-items.ts';
import { commandRoute } from '#kernel/commands/command-route.ts';
import { decided } from '#kernel/commands/commands.ts';
import { accept, type Decision } from '#kernel/commands/decision.ts';
import { change } from '#kernel/commands/stream-type.ts';
import { expectedUnits, mayHappenToPackage, packageStream, type Package } from '../aggregates/package/package.ts';
import { claimTrackingNumber, releaseTrackingNumber, scannable } from '../aggregates/package/tracking-number.ts';
import { warehouseStream, type Warehouse } from '../aggregates/warehouse/warehouse.ts';
import { loadCatalogue } from './catalogue.ts';
import { atLeastOneItem, everyLineCatalogued, everyLineOnce, lineKey, toAWarehouse, type Catalogue } from './forecast-policies.ts';

/** Which units stay, which are new and which go. */
export interface Amendment {
  lines: PackageLine[];
  added: string[];
  removed: string[];
}

export interface AmendForecast {
  viewer: Viewer;
  body: BodyOf<typeof amendForecastEndpoint>;
  amendment: Amendment;
}

interface States {
  pack: Package;
  /** Of the package before the amendment, by ONE ID. */
  items: ReadonlyMap<string, Item>;
  warehouse: Warehouse;
  catalogue: Catalogue;
}

/** Units that stay keep their ONE ID: their labels may be printed already. */
export const amended = (before: readonly PackageLine[], wished: readonly ForecastLine[], newOneId: () => string): Amendment => {
  const known = new Map(before.map((line) => [lineKey(line), line.oneIds]));
  const lines = wished.map(({ sku, size, quantity }) => {
    const kept = known.get(lineKey({ sku, size }))?.slice(0, quantity) ?? [];
    return { sku, size, oneIds: [...kept, ...Array.from({ length: quantity - kept.length }, newOneId)] };
  });
  const after = new Set(expectedUnits({ lines }));
  const existing = new Set(expectedUnits({ lines: before }));
  return { lines, added: [...after].filter((oneId) => !existing.has(oneId)), removed: [...existing].filter((oneId) => !after.has(oneId)) };
};

export const amendForecast = ({ viewer, body, amendment }: AmendForecast, { pack, items, warehouse, catalogue }: States): Decision => {
  const { lines, added, removed } = amendment;
  const refusal = firstRefusal(
    withinReach(viewer, pack, { field: 'id' }),
    mayHappenToPackage(pack, 'PackageAmended'),
    atLeastOneItem(body.lines),
    everyLineOnce(body.lines),
    scannable(body.logNo),
    toAWarehouse(warehouse),
    everyLineCatalogued(body.lines, catalogue),
    ...removed.map((oneId) => mayHappen(items.get(oneId)!, 'ItemForecastCancelled')),
  );
  if (refusal) return refusal;

  const { preId, shopId } = pack;
  const { warehouseId, logNo, shippingType, remark } = body;
  const isNew = new Set(added);
  const moved = warehouseId !== pack.warehouseId || logNo !== pack.logNo;
  const unitChanges = lines.flatMap(({ sku, size, oneIds }) =>
    oneIds.flatMap((oneId) => {
      if (isNew.has(oneId)) {
        const description = describedBy(catalogue.get(sku)!, size);
        return [change(itemStream, oneId, { type: 'ItemForecast', data: { preId, logNo, shopId, warehouseId, ...description, ...costUnknown } })];
      }
      const description = descriptionOf(items.get(oneId)!);
      return moved ? [change(itemStream, oneId, { type: 'ItemForecastAmended', data: { preId, logNo, warehouseId, ...description } })] : [];
    }),
  );
  const decision = accept(
    change(packageStream, preId, { type: 'PackageAmended', data: { warehouseId, logNo, shippingType, lines, remark, added, removed } }),
    ...unitChanges,
    ...removed.map((oneId) => change(itemStream, oneId, { type: 'ItemForecastCancelled', data: { preId } })),
  );
  if (logNo === pack.logNo) return decision;
  return { ...decision, claims: [claimTrackingNumber(logNo, preId)], releases: [releaseTrackingNumber(pack.logNo, preId)] };
};

export const amendForecastRoute = commandRoute(amendForecastEndpoint, async ({ viewer, body, numbers }, load) => {
  const pack = await load.one(packageStream, body.id);
  const amendment = amended(pack.lines, body.lines, () => numbers.oneId());
  const decision = amendForecast(
    { viewer, body, amendment },
    {
      pack,
      items: await loadItems(load, expectedUnits(pack)),
      warehouse: await load.one(warehouseStream, body.warehouseId),
      catalogue: await loadCatalogue(load, body.lines),
    },
  );
  return decided(decision, { preId: pack.preId, packId: pack.packId, status: 'scheduled' as const });
});
