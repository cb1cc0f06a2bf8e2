import { PackageSearch } from 'lucide-react';
import { adminPaths } from '#web/core/paths/admin-paths.ts';
import { warehousePaths } from '#web/core/paths/warehouse-paths.ts';
import type { Pages } from '#web/core/routes/route-table.ts';

const page = () => import('./missing-page.tsx');

export const missingPages = {
  warehouse: {
    path: warehousePaths.missing,
    page,
    title: 'missing.pages.missing',
    icon: PackageSearch,
    goKey: 'z',
    permission: ['700106', '700107'],
  },
  admin: { path: adminPaths.missing, page, title: 'missing.pages.missing', inMenu: true, permission: ['900'] },
} satisfies Pages;
