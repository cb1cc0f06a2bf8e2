import { adminPaths } from '#web/core/paths/admin-paths.ts';
import type { Pages } from '#web/core/routes/route-table.ts';

export const periodPages = {
  periods: {
    path: adminPaths.periods,
    page: () => import('./periods-page.tsx'),
    title: 'periods.pages.periods',
    areas: ['periods', 'books'],
    inMenu: true,
    permission: ['500'],
  },
} satisfies Pages;
