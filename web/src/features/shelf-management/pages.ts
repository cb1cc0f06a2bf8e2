import { Rows3 } from 'lucide-react';
import { warehousePaths } from '#web/core/paths/warehouse-paths.ts';
import type { Pages } from '#web/core/routes/route-table.ts';

export const shelfPages = {
  shelves: {
    path: warehousePaths.shelves,
    page: () => import('./shelf-management-page.tsx'),
    title: 'shelves.pages.shelves',
    icon: Rows3,
    permission: ['700105'],
    goKey: 'h',
  },
} satisfies Pages;
