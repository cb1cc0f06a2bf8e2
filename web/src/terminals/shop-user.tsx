import { Boxes } from 'lucide-react';
import { shopUserPaths, shopUserRoot } from '../core/paths/shop-user-paths.ts';
import type { TerminalTable } from '../core/routes/route-table.ts';

export const shopUserTable: TerminalTable = {
  terminal: 'shopUser',
  root: shopUserRoot,
  title: 'shopUser',
  landing: shopUserPaths.inventory,
  searchPath: shopUserPaths.inventory,
  rows: [
    {
      path: shopUserPaths.inventory,
      page: () => import('../features/inventory/inventory-page.tsx'),
      title: 'inventory',
      icon: Boxes,
      permission: ['business'],
      goKey: 'i',
    },
  ],
};
