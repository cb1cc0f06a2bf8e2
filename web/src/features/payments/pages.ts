import { adminPaths } from '#web/core/paths/admin-paths.ts';
import { businessPaths } from '#web/core/paths/business-paths.ts';
import type { Pages } from '#web/core/routes/route-table.ts';

export const paymentPages = {
  withdrawal: {
    path: businessPaths.withdrawal,
    page: () => import('./withdrawals/withdrawal-page.tsx'),
    title: 'withdrawal.pages.withdrawal',
    areas: ['payments'],
    inMenu: true,
    permission: ['business'],
  },
  platformFlow: {
    path: adminPaths.platformFlow,
    page: () => import('./platform-flow-page.tsx'),
    title: 'withdrawal.pages.platformFlow',
    areas: ['payments'],
    inMenu: true,
    permission: ['500'],
    goKey: 'p',
  },
} satisfies Pages;
