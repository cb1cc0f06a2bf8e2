import { House } from 'lucide-react';
import { businessPaths } from '#web/core/paths/business-paths.ts';
import type { Pages } from '#web/core/routes/route-table.ts';

export const homePages = {
  home: {
    path: businessPaths.homepage,
    page: () => import('./home-page.tsx'),
    title: 'home.pages.home',
    icon: House,
    permission: ['business'],
    goKey: 'h',
  },
} satisfies Pages;
