import { adminPaths } from '#web/core/paths/admin-paths.ts';
import type { Pages } from '#web/core/routes/route-table.ts';

export const outboundTaskPages = {
  outboundTasks: {
    path: adminPaths.outboundTasks,
    page: () => import('./outbound-tasks-page.tsx'),
    title: 'outboundTasks.pages.outboundTasks',
    permission: ['900'],
    inMenu: true,
    goKey: 'o',
  },
} satisfies Pages;
