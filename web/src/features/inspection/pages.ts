import { ScanSearch } from 'lucide-react';
import { warehousePaths } from '#web/core/paths/warehouse-paths.ts';
import type { Pages } from '#web/core/routes/route-table.ts';

export const inspectionPages = {
  inspection: {
    path: warehousePaths.inspection,
    page: () => import('./inspection-page.tsx'),
    title: 'inspection.pages.inspection',
    icon: ScanSearch,
    permission: ['700103'],
    goKey: 'n',
    floor: true,
  },
} satisfies Pages;
