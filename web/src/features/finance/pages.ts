import { adminPaths } from '#web/core/paths/admin-paths.ts';
import type { Pages } from '#web/core/routes/route-table.ts';

export const financePages = {
  overview: {
    path: adminPaths.financeOverview,
    page: () => import('./overview/overview-page.tsx'),
    title: 'finance.pages.overview',
    areas: ['finance', 'periods', 'payments', 'books'],
    inMenu: true,
    permission: ['500'],
  },
  selfOperated: {
    path: adminPaths.selfOperatedFlow,
    page: () => import('./self-operated/self-operated-page.tsx'),
    title: 'finance.pages.selfOperated',
    inMenu: true,
    permission: ['500'],
  },
} satisfies Pages;
