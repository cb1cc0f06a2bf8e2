import type { Viewer } from '#contracts/kernel/access/viewer.ts';
import type { ForecastLine } from '#contracts/forecast/forecast-fields.ts';
import { reject, type Rejection } from '#contracts/kernel/rejection.ts';
import { requireCatalogued } from '../aggregates/item/description.ts';
import { firstRefusal } from '../aggregates/item/item-policies.ts';
import type { Sku } from '../aggregates/sku/sku.ts';
import type { Warehouse } from '../aggregates/warehouse/warehouse.ts';

export type Catalogue = ReadonlyMap<string, Sku>;

export const requireLines = (lines: readonly ForecastLine[]): Rejection | undefined =>
  lines.length === 0 ? reject('NoItemInformation', { field: 'lines' }) : undefined;

export const requireDistinctLines = (lines: readonly ForecastLine[]): Rejection | undefined => {
  const at = lines.findIndex((line, index) => lines.findIndex((other) => lineKey(other) === lineKey(line)) < index);
  if (at === -1) return undefined;
  const { sku, size } = lines[at]!;
  return reject('LineTwice', { field: `lines.${at}`, params: { sku, size } });
};

export const requireCataloguedLines = (lines: readonly ForecastLine[], catalogue: Catalogue): Rejection | undefined =>
  firstRefusal(lines, (line, index) => requireCatalogued(catalogue.get(line.sku)!, line, `lines.${index}.`));

export const requireWarehouse = (warehouse: Warehouse): Rejection | undefined =>
  warehouse.exists ? undefined : reject('WarehouseUnknown', { field: 'warehouseId' });

/** A forecast is made for a shop: the seller's own, or shop 1 on the self-operated pages. */
export const requireShopOfViewer = (viewer: Pick<Viewer, 'shopId'>): Rejection | undefined =>
  viewer.shopId === undefined ? reject('Forbidden') : undefined;

export const lineKey = ({ sku, size }: { sku: string; size: string }): string => `${sku}|${size}`;
