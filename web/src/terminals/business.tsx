import { Boxes, House, LayoutDashboard, Megaphone, Package, Settings, Tags, Wallet } from 'lucide-react';
import { businessPaths, businessRoot } from '../core/paths/business-paths.ts';
import type { TerminalTable } from '../core/routes/route-table.ts';
import { orderPages } from './business/order-pages.ts';

const business = ['business'] as const;

export const businessTable: TerminalTable = {
  terminal: 'business',
  root: businessRoot,
  title: 'business',
  landing: businessPaths.workplace,
  searchPath: businessPaths.inventory,
  rows: [
    {
      path: businessPaths.homepage,
      page: () => import('../features/home/home-page.tsx'),
      title: 'home',
      icon: House,
      permission: business,
      goKey: 'h',
    },
    {
      path: businessPaths.workplace,
      page: () => import('../features/workplace/workplace-page.tsx'),
      title: 'workplace',
      icon: LayoutDashboard,
      permission: business,
      goKey: 'w',
    },
    {
      title: 'packages',
      icon: Package,
      permission: business,
      pages: [
        {
          path: businessPaths.packages,
          page: () => import('../features/packages/packages-page.tsx'),
          title: 'myPackages',
          inMenu: true,
          permission: business,
          goKey: 'p',
        },
        {
          path: businessPaths.newForecast,
          page: () => import('../features/forecast/forecast-page.tsx'),
          title: 'newForecast',
          inMenu: true,
          permission: business,
          tabBy: ['id'],
          goKey: 'f',
        },
        {
          path: businessPaths.packageDetail,
          page: () => import('../features/packages/package-page.tsx'),
          title: 'forecastDetail',
          permission: business,
          under: businessPaths.packages,
          tabBy: ['id'],
        },
      ],
    },
    {
      path: businessPaths.inventory,
      page: () => import('../features/inventory/inventory-page.tsx'),
      title: 'inventory',
      icon: Boxes,
      permission: business,
      goKey: 'i',
    },
    orderPages,
    {
      path: businessPaths.labels,
      page: () => import('../features/label-center/label-center-page.tsx'),
      title: 'labels',
      icon: Tags,
      permission: business,
      goKey: 'l',
    },
    {
      path: businessPaths.wallet,
      page: () => import('../features/wallet/wallet-page.tsx'),
      title: 'wallet',
      icon: Wallet,
      permission: business,
      goKey: 'm',
    },
    {
      path: businessPaths.announcements,
      page: () => import('../features/announcements/announcements-page.tsx'),
      title: 'announcements',
      icon: Megaphone,
      permission: business,
      goKey: 'n',
    },
    {
      path: businessPaths.personalCenter,
      page: () => import('../features/personal-center/personal-center-page.tsx'),
      title: 'personalCenter',
      permission: business,
    },
    {
      path: businessPaths.settings,
      page: () => import('../features/settings/settings-page.tsx'),
      title: 'settings',
      icon: Settings,
      permission: business,
      goKey: 's',
    },
  ],
};
