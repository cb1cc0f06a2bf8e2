import { distinctTable, type DistinctTable } from '../kernel/distinct-table.ts';
import { indexOfTrigrams, indexOfWords, roomForPendingTexts, type Words } from '../kernel/text-search.ts';

declare module '#projections/kernel/read-database.ts' {
  interface ReadTables {
    inventory_goods: { property: 'sku' | 'name'; value: string };
  }
}

/** What items are called. Thousands bear the same. */
export const inventoryGoods: DistinctTable = { table: 'inventory_goods', of: ['sku', 'name'] };

/** Over `inventory_goods` by this name. */
export const wordsOfGoods = (row: string): Words => ({ text: `lower(${row}.value)` });

const countedBy = (property: string): string => `(${property}, warehouse_id, shop_id, state) INCLUDE (status, defective, shelved_at)`;

/** The items that bear a name or a SKU are found, and counted by tab, from an index alone; those of a shop by looking once into each warehouse. */
export const goodsMigration = {
  id: '0410-inventory-goods',
  sql: `
    ${distinctTable(inventoryGoods, 'inventory')}
    ${indexOfTrigrams('inventory_goods', 'lower(value)')}
    ${indexOfWords('inventory_goods', wordsOfGoods('inventory_goods'))}
    CREATE INDEX inventory_of_name ON inventory ${countedBy('name')};
    DROP INDEX inventory_of_sku;
    CREATE INDEX inventory_of_sku ON inventory ${countedBy('sku')};
    ${roomForPendingTexts}
  `,
};
