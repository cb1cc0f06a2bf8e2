import { reject, type Rejection } from '#contracts/kernel/rejection.ts';
import type { Sku } from '../sku/sku.ts';
import type { Item } from './item.ts';

export type Description = Pick<Item, 'sku' | 'brand' | 'name' | 'size' | 'image' | 'pku'>;

/** What a new item of a catalogued SKU is called and looks like. */
export const describedBy = ({ sku, brand, name, image, pku }: Sku, size: string): Description => ({ sku, brand, name, size, image, pku });

/** A new item whose owner has said nothing of what it cost. */
export const costUnknown = { costPrice: null, supply: null };

export const descriptionOf = ({ sku, brand, name, size, image, pku }: Item): Description => ({ sku, brand, name, size, image, pku });

/** A unit is of a SKU and a size that the catalogue knows. */
export const requireCatalogued = (entry: Sku, wanted: { sku: string; size: string }, path = ''): Rejection | undefined => {
  if (!entry.exists) return reject('SkuNotCatalogued', { field: `${path}sku`, params: { sku: wanted.sku } });
  if (!entry.sizes.includes(wanted.size))
    return reject('SizeNotCatalogued', { field: `${path}size`, params: { sku: wanted.sku, size: wanted.size } });
  return undefined;
};
