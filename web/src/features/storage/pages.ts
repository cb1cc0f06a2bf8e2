import { businessPaths } from '#web/core/paths/business-paths.ts';
import type { Pages } from '#web/core/routes/route-table.ts';

export const storagePages = {
  business: {
    path: businessPaths.storage,
    page: () => import('./storage-page.tsx'),
    title: 'storage.pages.storage',
    inMenu: true,
    permission: ['business'],
  },
} satisfies Pages;
