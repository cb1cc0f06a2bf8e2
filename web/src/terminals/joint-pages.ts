import { LayoutDashboard } from 'lucide-react';
import { adminPaths } from '../core/paths/admin-paths.ts';
import { businessPaths } from '../core/paths/business-paths.ts';
import { warehousePaths } from '../core/paths/warehouse-paths.ts';
import type { PageRoute, Pages } from '../core/routes/route-table.ts';

const requestPage = () => import('./request-page.tsx');

/** One order, or the application that it is to come of: the inventory holds the one, the orders the other. */
export const requestOf = (permission: PageRoute['permission'] & {}, path: string, under: string): PageRoute => ({
  path,
  page: requestPage,
  title: 'orders.pages.order',
  areas: ['inventory'],
  permission,
  under,
  tabBy: ['oddNo', 'oneIds'],
});

/** Pages that join two areas, of which neither knows the other. */
export const jointPages = {
  workplace: {
    path: warehousePaths.workplace,
    page: () => import('./workplace-page.tsx'),
    title: 'warehouseHome.pages.workplace',
    areas: ['warehouse-home', 'task-board'],
    icon: LayoutDashboard,
    permission: ['700101'],
    goKey: 'w',
  },
  officeOrder: {
    path: adminPaths.officeOrder,
    page: () => import('./office-order-page.tsx'),
    title: 'orders.pages.order',
    areas: ['inventory', 'audit'],
    permission: ['300', '900'],
    under: adminPaths.stock,
    tabBy: ['oddNo', 'oneIds'],
  },
  repair: {
    path: businessPaths.repairDetail,
    page: () => import('./repair-page.tsx'),
    title: 'repairs.pages.repair',
    permission: ['business'],
    under: businessPaths.repairs,
    tabBy: ['repairNo', 'oneIds'],
  },
} satisfies Pages;
