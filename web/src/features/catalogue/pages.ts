import { Shirt } from 'lucide-react';
import { adminPaths } from '#web/core/paths/admin-paths.ts';
import { warehousePaths } from '#web/core/paths/warehouse-paths.ts';
import type { Pages } from '#web/core/routes/route-table.ts';

const kept = { inMenu: true, permission: ['800'] } as const;

export const cataloguePages = {
  skus: { ...kept, path: adminPaths.skus, page: () => import('./sku/skus-page.tsx'), title: 'skus.pages.skus', areas: ['catalogue'], goKey: 'd' },
  skuImport: {
    path: adminPaths.skuImport,
    page: () => import('./sku/import/sku-import-page.tsx'),
    title: 'skus.pages.import',
    areas: ['catalogue'],
    permission: ['800'],
    under: adminPaths.skus,
  },
  brands: { ...kept, path: adminPaths.brands, page: () => import('./brand/brands-page.tsx'), title: 'catalogue.pages.brands' },
  retailers: { ...kept, path: adminPaths.retailers, page: () => import('./retailer/retailers-page.tsx'), title: 'catalogue.pages.retailers' },
  warehouse: {
    path: warehousePaths.skus,
    page: () => import('./sku/skus-page.tsx'),
    title: 'skus.pages.skus',
    areas: ['catalogue'],
    icon: Shirt,
    permission: ['700111'],
    goKey: 'd',
  },
} satisfies Pages;
