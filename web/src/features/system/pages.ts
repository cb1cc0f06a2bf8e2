import { Activity } from 'lucide-react';
import { adminPaths } from '#web/core/paths/admin-paths.ts';
import type { Pages } from '#web/core/routes/route-table.ts';

export const systemPages = {
  system: {
    path: adminPaths.system,
    page: () => import('./system-page.tsx'),
    title: 'system.pages.system',
    icon: Activity,
    permission: ['1600'],
    goKey: 's',
  },
} satisfies Pages;
