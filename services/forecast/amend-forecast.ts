import type { Viewer } from '#contracts/kernel/access/viewer.ts';
import { amendForecastEndpoint } from '#contracts/forecast/forecast-commands.ts';
import type { ForecastLine } from '#contracts/forecast/forecast-fields.ts';
import type { PackageLine } from '#contracts/forecast/package-events.ts';
import type { BodyOf } from '#contracts/kernel/endpoint.ts';
import { costUnknown, describedBy, descriptionOf } from '../aggregates/item/description.ts';
import { firstRefusal, requireItemAllows, requireWithinReach } from '../aggregates/item/item-policies.ts';
import { itemStream, type LoadedItem } from '../aggregates/item/item.ts';
import { loadItems } from '../aggregates/item/load-items.ts';
import { commandRoute } from '#kernel/commands/command-route.ts';
import { toOutcome } from '#kernel/commands/commands.ts';
import { accept, type Decision } from '#kernel/commands/decision.ts';
import { change, type NewStream } from '#kernel/commands/loaded.ts';
import { expectedUnits, requirePackageAllows, packageStream, type LoadedPackage } from '../aggregates/package/package.ts';
import { claimTrackingNumber, releaseTrackingNumber, requireScannable } from '../aggregates/package/tracking-number.ts';
import { warehouseStream, type Warehouse } from '../aggregates/warehouse/warehouse.ts';
import { loadCatalogue } from './catalogue.ts';
import { requireLines, requireCataloguedLines, requireDistinctLines, lineKey, requireWarehouse, type Catalogue } from './forecast-policies.ts';
import type { ItemEvent } from '#contracts/item/item-events.ts';

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
  pack: LoadedPackage;
  /** Of the package before the amendment, by ONE ID. */
  items: ReadonlyMap<string, LoadedItem>;
  /** The added units, by ONE ID. */
  newItems: ReadonlyMap<string, NewStream<ItemEvent>>;
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

export const amendForecast = ({ viewer, body, amendment }: AmendForecast, { pack, items, newItems, warehouse, catalogue }: States): Decision => {
  const { lines, added, removed } = amendment;
  const refusal =
    requireWithinReach(viewer, pack, { field: 'id' }) ??
    requirePackageAllows(pack, 'PackageAmended') ??
    requireLines(body.lines) ??
    requireDistinctLines(body.lines) ??
    requireScannable(body.logNo) ??
    requireWarehouse(warehouse) ??
    requireCataloguedLines(body.lines, catalogue) ??
    firstRefusal(removed, (oneId) => requireItemAllows(items.get(oneId)!, 'ItemForecastCancelled'));
  if (refusal) return refusal;

  const { preId, shopId } = pack;
  const { warehouseId, logNo, shippingType, remark, weightGrams = null, dimensions = null, insuranceCents = null, signature = false } = body;
  const moved = warehouseId !== pack.warehouseId || logNo !== pack.logNo;
  const unitChanges = lines.flatMap(({ sku, size, oneIds }) =>
    oneIds.flatMap((oneId) => {
      const added = newItems.get(oneId);
      if (added) {
        const description = describedBy(catalogue.get(sku)!, size);
        return [change(added, { type: 'ItemForecast', data: { preId, logNo, shopId, warehouseId, ...description, ...costUnknown } })];
      }
      const item = items.get(oneId)!;
      const description = descriptionOf(item);
      return moved ? [change(item, { type: 'ItemForecastAmended', data: { preId, logNo, warehouseId, ...description } })] : [];
    }),
  );
  const decision = accept(
    change(pack, {
      type: 'PackageAmended',
      data: { warehouseId, logNo, shippingType, lines, remark, added, removed, weightGrams, dimensions, insuranceCents, signature },
    }),
    ...unitChanges,
    ...removed.map((oneId) => change(items.get(oneId)!, { type: 'ItemForecastCancelled', data: { preId } })),
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
      items: new Map((await loadItems(load, expectedUnits(pack))).map((item) => [item.oneId, item])),
      newItems: new Map(amendment.added.map((oneId) => [oneId, load.create(itemStream, oneId)])),
      warehouse: await load.one(warehouseStream, body.warehouseId),
      catalogue: await loadCatalogue(load, body.lines),
    },
  );
  return toOutcome(decision, { preId: pack.preId, packId: pack.packId, status: 'scheduled' as const });
});
