import { adminPaths } from '#web/core/paths/admin-paths.ts';
import type { Pages } from '#web/core/routes/route-table.ts';

export const accountPages = {
  businessAccounts: {
    path: adminPaths.businessAccounts,
    page: () => import('./business-accounts-page.tsx'),
    title: 'accounts.pages.businessAccounts',
    areas: ['accounts', 'adjustments'],
    inMenu: true,
    permission: ['700'],
    goKey: 'u',
  },
} satisfies Pages;
