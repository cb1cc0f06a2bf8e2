import { adminPaths } from '#web/core/paths/admin-paths.ts';
import type { Pages } from '#web/core/routes/route-table.ts';

export const announcementDeskPages = {
  announcements: {
    path: adminPaths.announcements,
    page: () => import('./managed-announcements-page.tsx'),
    title: 'announcements.pages.announcementManagement',
    areas: ['announcement-desk'],
    inMenu: true,
    permission: ['600'],
    goKey: 'n',
  },
  announcement: {
    path: adminPaths.announcementDetail,
    page: () => import('./announcement-page.tsx'),
    title: 'announcements.pages.announcement',
    areas: ['announcement-desk'],
    permission: ['600'],
    under: adminPaths.announcements,
    tabBy: ['id'],
  },
} satisfies Pages;
