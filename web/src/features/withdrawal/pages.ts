import { businessPaths } from '#web/core/paths/business-paths.ts';
import type { Pages } from '#web/core/routes/route-table.ts';

export const withdrawalPages = {
  withdrawal: {
    path: businessPaths.withdrawal,
    page: () => import('./withdrawal-page.tsx'),
    title: 'withdrawal.pages.withdrawal',
    inMenu: true,
    permission: ['business'],
  },
} satisfies Pages;
