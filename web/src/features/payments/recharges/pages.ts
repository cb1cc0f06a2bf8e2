import { adminPaths } from '#web/core/paths/admin-paths.ts';
import { businessPaths } from '#web/core/paths/business-paths.ts';
import type { Pages } from '#web/core/routes/route-table.ts';

export const rechargePages = {
  recharge: {
    path: businessPaths.recharge,
    page: () => import('./recharge-page.tsx'),
    title: 'recharge.pages.recharge',
    areas: ['payments'],
    inMenu: true,
    permission: ['business'],
  },
  platform: {
    path: adminPaths.platformCharges,
    page: () => import('./platform-recharges-page.tsx'),
    title: 'recharge.pages.platform',
    areas: ['payments'],
    inMenu: true,
    permission: ['500'],
  },
} satisfies Pages;
