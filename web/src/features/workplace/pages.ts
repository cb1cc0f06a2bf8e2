import { LayoutDashboard } from 'lucide-react';
import { selfOperatedPaths } from '#web/core/paths/admin-paths.ts';
import { businessPaths } from '#web/core/paths/business-paths.ts';
import type { Pages } from '#web/core/routes/route-table.ts';

const page = () => import('./workplace-page.tsx');

export const workplacePages = {
  business: {
    path: businessPaths.workplace,
    page,
    title: 'workplace.pages.workplace',
    areas: ['workplace', 'item'],
    icon: LayoutDashboard,
    permission: ['business'],
    goKey: 'w',
  },
  selfOperated: {
    path: selfOperatedPaths.workplace,
    page,
    title: 'workplace.pages.workplace',
    areas: ['workplace', 'item'],
    inMenu: true,
    permission: ['200'],
    goKey: 'w',
  },
} satisfies Pages;
