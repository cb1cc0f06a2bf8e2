import { Settings } from 'lucide-react';
import { businessPaths } from '#web/core/paths/business-paths.ts';
import type { Pages } from '#web/core/routes/route-table.ts';

export const settingsPages = {
  settings: {
    path: businessPaths.settings,
    page: () => import('./settings-page.tsx'),
    title: 'settings.pages.settings',
    icon: Settings,
    permission: ['business'],
    goKey: 's',
  },
} satisfies Pages;
