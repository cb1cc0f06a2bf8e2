import { adminPaths } from '#web/core/paths/admin-paths.ts';
import { warehousePaths } from '#web/core/paths/warehouse-paths.ts';
import type { Pages } from '#web/core/routes/route-table.ts';

const list = {
  page: () => import('./returns-to-seller-page.tsx'),
  title: 'returnsToSeller.pages.toSeller',
  inMenu: true,
} as const;

export const returnsToSellerPages = {
  warehouse: { ...list, path: warehousePaths.returnsToSeller, permission: ['700104'] },
  admin: { ...list, path: adminPaths.returnsToSeller, permission: ['300', '900'] },
} satisfies Pages;
