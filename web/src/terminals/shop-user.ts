import { shopUserPaths, shopUserRoot } from '../core/paths/shop-user-paths.ts';
import type { TerminalTable } from '../core/routes/route-table.ts';
import { inventoryPages } from '../features/inventory/pages.ts';

export const shopUserTable: TerminalTable = {
  terminal: 'shopUser',
  root: shopUserRoot,
  title: 'terminals.pages.shopUser',
  landing: shopUserPaths.inventory,
  searchPath: shopUserPaths.inventory,
  rows: [inventoryPages.shopUser],
};
