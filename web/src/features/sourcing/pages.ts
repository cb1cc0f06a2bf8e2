import { PackageSearch } from 'lucide-react';
import { adminPaths } from '#web/core/paths/admin-paths.ts';
import { businessPaths } from '#web/core/paths/business-paths.ts';
import type { Pages } from '#web/core/routes/route-table.ts';

const kept = { inMenu: true, permission: ['800'] } as const;

export const sourcingPages = {
  products: { ...kept, path: adminPaths.shopProducts, page: () => import('./products/products-page.tsx'), title: 'sourcing.pages.products' },
  skus: { ...kept, path: adminPaths.shopSkus, page: () => import('./skus/skus-page.tsx'), title: 'sourcing.pages.skus' },
  sourcing: {
    path: businessPaths.sourcing,
    page: () => import('./search/sourcing-page.tsx'),
    title: 'sourcing.pages.sourcing',
    icon: PackageSearch,
    permission: ['business'],
    goKey: 'z',
  },
} satisfies Pages;
