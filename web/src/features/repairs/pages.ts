import { businessPaths } from '#web/core/paths/business-paths.ts';
import type { Pages } from '#web/core/routes/route-table.ts';

export const repairPages = {
  repairs: {
    path: businessPaths.repairs,
    page: () => import('./list/repairs-page.tsx'),
    title: 'repairs.pages.repairs',
    inMenu: true,
    permission: ['business'],
    goKey: 'r',
  },
} satisfies Pages;
