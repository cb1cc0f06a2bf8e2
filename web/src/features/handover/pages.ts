import { PackageCheck } from 'lucide-react';
import { warehousePaths } from '#web/core/paths/warehouse-paths.ts';
import type { Pages } from '#web/core/routes/route-table.ts';

export const handoverPages = {
  handover: {
    path: warehousePaths.handover,
    page: () => import('./handover-page.tsx'),
    title: 'handover.pages.handover',
    icon: PackageCheck,
    permission: ['700106'],
    goKey: 'y',
    floor: true,
  },
} satisfies Pages;
