import { Warehouse } from 'lucide-react';
import { adminPaths } from '#web/core/paths/admin-paths.ts';
import type { PageGroup } from '#web/core/routes/route-table.ts';

export const warehousePages: PageGroup = {
  title: 'warehouseManagement',
  icon: Warehouse,
  permission: ['300'],
  pages: [
    {
      path: adminPaths.stockOverview,
      page: () => import('#web/features/overview/overview-page.tsx'),
      title: 'warehouseOverview',
      inMenu: true,
      permission: ['300'],
      goKey: 'v',
    },
    {
      path: adminPaths.stock,
      page: () => import('#web/features/inventory/inventory-page.tsx'),
      title: 'stock',
      inMenu: true,
      permission: ['300'],
      goKey: 'i',
    },
    {
      path: adminPaths.warehouseSettings,
      page: () => import('#web/features/warehouse-settings/warehouse-settings-page.tsx'),
      title: 'warehouseSettings',
      inMenu: true,
      permission: ['300'],
    },
  ],
};
