import { adminPaths } from '#web/core/paths/admin-paths.ts';
import type { Pages } from '#web/core/routes/route-table.ts';

const page = { inMenu: true, permission: ['500'] } as const;

export const bulkPages = {
  deposit: { ...page, path: adminPaths.bulkDeposit, page: () => import('./bulk-deposit-page.tsx'), title: 'bulk.pages.deposit' },
  deduction: { ...page, path: adminPaths.bulkDeduction, page: () => import('./bulk-deduction-page.tsx'), title: 'bulk.pages.deduction' },
} satisfies Pages;
