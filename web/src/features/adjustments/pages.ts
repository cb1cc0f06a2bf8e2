import { adminPaths } from '#web/core/paths/admin-paths.ts';
import type { Pages } from '#web/core/routes/route-table.ts';

export const adjustmentPages = {
  userRecharge: {
    path: adminPaths.userRecharge,
    page: () => import('./adjustments-page.tsx'),
    title: 'adjustments.pages.userRecharge',
    inMenu: true,
    permission: ['500'],
  },
} satisfies Pages;
