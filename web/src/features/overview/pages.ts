import { adminPaths } from '#web/core/paths/admin-paths.ts';
import { warehousePaths } from '#web/core/paths/warehouse-paths.ts';
import type { Pages } from '#web/core/routes/route-table.ts';

const page = () => import('./overview-page.tsx');

export const overviewPages = {
  warehouse: {
    path: warehousePaths.overview,
    page,
    title: 'overview.pages.warehouseOverview',
    inMenu: true,
    permission: ['700101'],
    goKey: 'v',
  },
  admin: {
    path: adminPaths.stockOverview,
    page,
    title: 'overview.pages.warehouseOverview',
    inMenu: true,
    permission: ['300'],
    goKey: 'v',
  },
} satisfies Pages;
