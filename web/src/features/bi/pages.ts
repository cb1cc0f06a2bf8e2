import { ChartColumn } from 'lucide-react';
import { adminPaths } from '#web/core/paths/admin-paths.ts';
import type { Pages } from '#web/core/routes/route-table.ts';

export const biPages = {
  bi: {
    path: adminPaths.bi,
    page: () => import('./bi-page.tsx'),
    title: 'bi.pages.bi',
    icon: ChartColumn,
    permission: ['101'],
    goKey: 'b',
  },
} satisfies Pages;
