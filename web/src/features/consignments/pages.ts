import { HandCoins } from 'lucide-react';
import { adminPaths } from '#web/core/paths/admin-paths.ts';
import type { Pages } from '#web/core/routes/route-table.ts';

export const consignmentPages = {
  consignments: {
    path: adminPaths.consignments,
    page: () => import('./list/consignments-page.tsx'),
    title: 'consignments.pages.consignments',
    icon: HandCoins,
    goKey: 'c',
    permission: ['1100', '1400'],
  },
  consignment: {
    path: adminPaths.consignmentDetail,
    page: () => import('./consignment-page.tsx'),
    title: 'consignments.pages.consignment',
    permission: ['1100', '1400'],
    under: adminPaths.consignments,
    tabBy: ['oddNo'],
  },
} satisfies Pages;
