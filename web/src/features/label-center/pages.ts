import { Tags } from 'lucide-react';
import { adminPaths } from '#web/core/paths/admin-paths.ts';
import { businessPaths } from '#web/core/paths/business-paths.ts';
import type { Pages } from '#web/core/routes/route-table.ts';

export const labelPages = {
  business: {
    path: businessPaths.labels,
    page: () => import('./label-center-page.tsx'),
    title: 'labels.pages.labels',
    areas: ['label-center'],
    icon: Tags,
    permission: ['business'],
    goKey: 'l',
  },
  admin: {
    path: adminPaths.labels,
    page: () => import('./label-refunds-page.tsx'),
    title: 'labels.pages.labels',
    areas: ['label-center'],
    icon: Tags,
    permission: ['500'],
    goKey: 'l',
  },
} satisfies Pages;
