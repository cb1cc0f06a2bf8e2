import { Activity, CalendarClock, ChartColumn, Megaphone, Tags, Users, Wallet } from 'lucide-react';
import { permissionIdsOf } from '#contracts/kernel/access/permissions.ts';
import { adminPaths, adminRoot } from '../core/paths/admin-paths.ts';
import type { TerminalTable } from '../core/routes/route-table.ts';
import { auditPages } from './admin/audit-pages.ts';
import { selfOperatedPages } from './admin/self-operated-pages.ts';
import { warehousePages } from './admin/warehouse-pages.ts';

export const adminTable: TerminalTable = {
  terminal: 'admin',
  root: adminRoot,
  title: 'admin',
  landing: adminPaths.bi,
  searchPath: adminPaths.stock,
  rows: [
    {
      path: adminPaths.bi,
      page: () => import('../features/bi/bi-page.tsx'),
      title: 'bi',
      icon: ChartColumn,
      permission: ['101'],
      goKey: 'b',
    },
    {
      path: adminPaths.forecasts,
      page: () => import('../features/all-forecasts/forecasts-page.tsx'),
      title: 'forecasts',
      icon: CalendarClock,
      permission: ['1200'],
      goKey: 'f',
    },
    {
      path: adminPaths.forecastDetail,
      page: () => import('../features/all-forecasts/forecast-page.tsx'),
      title: 'forecastDetail',
      permission: ['1200'],
      under: adminPaths.forecasts,
      tabBy: ['id'],
    },
    {
      path: adminPaths.amendForecast,
      page: () => import('../features/forecast/forecast-page.tsx'),
      title: 'amendForecast',
      permission: ['1200'],
      under: adminPaths.forecasts,
      tabBy: ['id'],
    },
    warehousePages,
    auditPages,
    selfOperatedPages,
    {
      path: adminPaths.labels,
      page: () => import('../features/label-center/label-refunds-page.tsx'),
      title: 'labels',
      icon: Tags,
      permission: ['500'],
      goKey: 'l',
    },
    {
      path: adminPaths.merchantFlow,
      page: () => import('../features/wallet/merchant-flow-page.tsx'),
      title: 'merchantFlow',
      icon: Wallet,
      permission: ['500'],
      goKey: 'm',
    },
    {
      title: 'announcements',
      icon: Megaphone,
      pages: [
        {
          path: adminPaths.announcements,
          page: () => import('../features/announcement-desk/managed-announcements-page.tsx'),
          title: 'announcementManagement',
          inMenu: true,
          permission: ['600'],
          goKey: 'n',
        },
        {
          path: adminPaths.announcementDetail,
          page: () => import('../features/announcement-desk/announcement-page.tsx'),
          title: 'announcement',
          permission: ['600'],
          under: adminPaths.announcements,
          tabBy: ['id'],
        },
        {
          path: adminPaths.readAnnouncements,
          page: () => import('../features/announcements/announcements-page.tsx'),
          title: 'readAnnouncements',
          inMenu: true,
          // Whoever may do anything here reads what is announced to administrators.
          permission: permissionIdsOf('admin'),
        },
      ],
    },
    {
      title: 'accounts',
      icon: Users,
      permission: ['700'],
      pages: [
        {
          path: adminPaths.businessAccounts,
          page: () => import('../features/accounts/business-accounts-page.tsx'),
          title: 'businessAccounts',
          inMenu: true,
          permission: ['700'],
          goKey: 'u',
        },
      ],
    },
    {
      path: adminPaths.system,
      page: () => import('../features/system/system-page.tsx'),
      title: 'system',
      icon: Activity,
      permission: ['1600'],
      goKey: 's',
    },
  ],
};
