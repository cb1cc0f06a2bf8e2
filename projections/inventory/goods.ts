import type { DistinctTable } from '../kernel/distinct-table.ts';
import type { Words } from '../kernel/text-search.ts';

declare module '#projections/kernel/read-database.ts' {
  interface ReadTables {
    inventory_goods: { property: 'sku' | 'name'; value: string };
  }
}

/** What items are called. Thousands bear the same. */
export const inventoryGoods: DistinctTable = { table: 'inventory_goods', of: ['sku', 'name'] };

/** Over `inventory_goods` by this name. */
export const wordsOfGoods = (row: string): Words => ({ text: `lower(${row}.value)` });
