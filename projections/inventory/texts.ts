import { indexOfTrigrams, indexOfWords, roomForPendingTexts, type Words } from '#projections/kernel/text-search.ts';
import { textTable, type TextTable } from '#projections/kernel/text-table.ts';

declare module '#projections/kernel/read-database.ts' {
  interface ReadTables {
    inventory_texts: { one_id: string; shop_id: number; warehouse_id: string; text: string };
  }
}

const always = ['one_id', 'sku', 'name'];
const papers = ['log_no', 'pre_id'];
const perhaps = ['out_log_no', 'odd_no'];

const joined = (row: string, ...columns: string[]): string =>
  `lower(${columns.map((column) => (perhaps.includes(column) ? `coalesce(${row}.${column}, '')` : `${row}.${column}`)).join(` || ' ' || `)})`;

/** What the text filter searches in an item. */
export const searchedText = (row: string): string => joined(row, ...always, ...perhaps, ...papers);
/** The same of an item whose inbound is not for the viewer. */
export const searchedWithoutPapers = (row: string): string => joined(row, ...always, ...perhaps);

export const inventoryTexts: TextTable = {
  table: 'inventory_texts',
  key: 'one_id',
  copied: { shop_id: 'integer', warehouse_id: 'text' },
  of: [...always, ...perhaps, ...papers],
  text: searchedText,
};

/** Over `inventory_texts` by this name. Whose an item is and where narrow a search as the words do. */
export const wordsOfItem = (row: string): Words => ({ text: `${row}.text`, marks: `ARRAY['#' || ${row}.shop_id::text, '@' || ${row}.warehouse_id]` });
export const ofShop = (shopId: number): string => `#${shopId}`;
export const inWarehouse = (warehouseId: string): string => `@${warehouseId}`;

export const textsMigration = {
  id: '0390-inventory-texts',
  sql: `
    DROP INDEX IF EXISTS inventory_search;
    DROP INDEX inventory_search_others;
    ${textTable(inventoryTexts, 'inventory')}
    ${indexOfTrigrams('inventory_texts', 'text')}
    ${indexOfWords('inventory_texts', wordsOfItem('inventory_texts'))}
    ${roomForPendingTexts}
  `,
};
