import { Megaphone } from 'lucide-react';
import { permissionIdsOf } from '#contracts/kernel/access/permissions.ts';
import { adminPaths } from '#web/core/paths/admin-paths.ts';
import { businessPaths } from '#web/core/paths/business-paths.ts';
import { warehousePaths } from '#web/core/paths/warehouse-paths.ts';
import type { Pages } from '#web/core/routes/route-table.ts';

const page = () => import('./announcements-page.tsx');

export const announcementPages = {
  warehouse: {
    path: warehousePaths.announcements,
    page,
    title: 'announcements.pages.announcements',
    areas: ['announcement-desk'],
    icon: Megaphone,
    // Whoever may do anything here reads what is announced to the warehouse.
    permission: permissionIdsOf('warehouse'),
    goKey: 'a',
  },
  business: {
    path: businessPaths.announcements,
    page,
    title: 'announcements.pages.announcements',
    areas: ['announcement-desk'],
    icon: Megaphone,
    permission: ['business'],
    goKey: 'n',
  },
  admin: {
    path: adminPaths.readAnnouncements,
    page,
    title: 'announcements.pages.readAnnouncements',
    areas: ['announcement-desk'],
    inMenu: true,
    // Whoever may do anything here reads what is announced to administrators.
    permission: permissionIdsOf('admin'),
  },
} satisfies Pages;
