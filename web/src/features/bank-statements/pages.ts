import { adminPaths } from '#web/core/paths/admin-paths.ts';
import type { Pages } from '#web/core/routes/route-table.ts';

export const bankStatementPages = {
  bankStatements: {
    path: adminPaths.bankStatements,
    page: () => import('./bank-statements-page.tsx'),
    title: 'bankStatements.pages.bankStatements',
    inMenu: true,
    permission: ['500'],
  },
} satisfies Pages;
