import { ScanBarcode } from 'lucide-react';
import { warehousePaths } from '#web/core/paths/warehouse-paths.ts';
import type { Pages } from '#web/core/routes/route-table.ts';

export const pickingPages = {
  picking: {
    path: warehousePaths.picking,
    page: () => import('./picking-page.tsx'),
    title: 'picking.pages.picking',
    areas: ['picking', 'receiving', 'inspection'],
    icon: ScanBarcode,
    permission: ['700106'],
    goKey: 'p',
    floor: true,
  },
} satisfies Pages;
