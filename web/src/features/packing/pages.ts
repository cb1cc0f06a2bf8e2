import { PackageOpen } from 'lucide-react';
import { warehousePaths } from '#web/core/paths/warehouse-paths.ts';
import type { Pages } from '#web/core/routes/route-table.ts';

export const packingPages = {
  packing: {
    path: warehousePaths.packing,
    page: () => import('./packing-page.tsx'),
    title: 'packing.pages.packing',
    areas: ['packing', 'picking'],
    icon: PackageOpen,
    permission: ['700106'],
    goKey: 'k',
    floor: true,
  },
} satisfies Pages;
