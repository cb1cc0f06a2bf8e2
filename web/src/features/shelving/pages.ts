import { PackageCheck } from 'lucide-react';
import { warehousePaths } from '#web/core/paths/warehouse-paths.ts';
import type { Pages } from '#web/core/routes/route-table.ts';

export const shelvingPages = {
  shelving: {
    path: warehousePaths.shelving,
    page: () => import('./shelving-page.tsx'),
    title: 'shelving.pages.shelving',
    icon: PackageCheck,
    permission: ['700103', '700105'],
    goKey: 'l',
    floor: true,
  },
} satisfies Pages;
