import { adminPaths } from '#web/core/paths/admin-paths.ts';
import type { Pages } from '#web/core/routes/route-table.ts';

export const inBatchPages = {
  inBatches: {
    path: adminPaths.inBatches,
    page: () => import('./in-batches-page.tsx'),
    title: 'inBatches.pages.inBatches',
    permission: ['300'],
    inMenu: true,
  },
} satisfies Pages;
