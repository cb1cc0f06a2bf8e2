import { warehousePaths } from '#web/core/paths/warehouse-paths.ts';
import type { Pages } from '#web/core/routes/route-table.ts';

export const returnsPages = {
  returns: {
    path: warehousePaths.returns,
    page: () => import('./returns-page.tsx'),
    title: 'returns.pages.returns',
    inMenu: true,
    permission: ['700104'],
    goKey: 'u',
    floor: true,
  },
} satisfies Pages;
