import type { Words } from '../kernel/lists/text-search.ts';
import { texts } from '../kernel/derived/texts.ts';

declare module '#projections/kernel/read-database.ts' {
  interface ReadTables {
    inventory_texts: { one_id: string; shop_id: number; warehouse_id: string; text: string };
  }
}

const always = ['one_id'];
const papers = ['log_no', 'pre_id'];
const perhaps = ['out_log_no', 'odd_no'];

const joined = (row: string, ...columns: string[]): string =>
  `lower(${columns.map((column) => (perhaps.includes(column) ? `coalesce(${row}.${column}, '')` : `${row}.${column}`)).join(` || ' ' || `)})`;

/** The numbers of an item that the text filter searches. */
export const searchedNumbers = (row: string): string => joined(row, ...always, ...perhaps, ...papers);
/** The same of an item whose inbound is not for the viewer. */
export const searchedWithoutReferences = (row: string): string => joined(row, ...always, ...perhaps);

export const inventoryTexts = texts({
  table: 'inventory_texts',
  key: 'one_id',
  copied: { shop_id: 'integer', warehouse_id: 'text' },
  of: [...always, ...perhaps, ...papers],
  text: searchedNumbers,
});

/** Over `inventory_texts` by this name. Whose an item is and where narrow a search as the words do. */
export const wordsOfItem = (row: string): Words => ({
  text: `${row}.text`,
  scopeTerms: `ARRAY['#' || ${row}.shop_id::text, '@' || ${row}.warehouse_id]`,
});
export const ofShop = (shopId: number): string => `#${shopId}`;
export const inWarehouse = (warehouseId: string): string => `@${warehouseId}`;
