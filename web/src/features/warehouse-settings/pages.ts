import { adminPaths } from '#web/core/paths/admin-paths.ts';
import type { Pages } from '#web/core/routes/route-table.ts';

export const warehouseSettingsPages = {
  warehouseSettings: {
    path: adminPaths.warehouseSettings,
    page: () => import('./warehouse-settings-page.tsx'),
    title: 'warehouseSettings.pages.warehouseSettings',
    inMenu: true,
    permission: ['300'],
  },
} satisfies Pages;
