import { distinctValues } from '../kernel/derived/distinct-values.ts';
import type { Words } from '../kernel/lists/text-search.ts';

declare module '#projections/kernel/read-database.ts' {
  interface ReadTables {
    inventory_goods: { property: (typeof goodsProperties)[number]; value: string };
  }
}

export const goodsProperties = ['sku', 'name'] as const;

/** What items are called. Thousands have the same name. */
export const inventoryGoods = distinctValues({ table: 'inventory_goods', of: goodsProperties });

/** Over `inventory_goods` by this name. */
export const wordsOfGoods = (row: string): Words => ({ text: `lower(${row}.value)` });
