import { Boxes } from 'lucide-react';
import { adminPaths, selfOperatedPaths } from '#web/core/paths/admin-paths.ts';
import { businessPaths } from '#web/core/paths/business-paths.ts';
import { shopUserPaths } from '#web/core/paths/shop-user-paths.ts';
import { warehousePaths } from '#web/core/paths/warehouse-paths.ts';
import type { Pages } from '#web/core/routes/route-table.ts';

const page = () => import('./inventory-page.tsx');

export const inventoryPages = {
  warehouse: {
    path: warehousePaths.inventory,
    page,
    title: 'inventory.pages.inventory',
    icon: Boxes,
    permission: ['700110'],
    goKey: 'i',
  },
  business: {
    path: businessPaths.inventory,
    page,
    title: 'inventory.pages.inventory',
    icon: Boxes,
    permission: ['business'],
    goKey: 'i',
  },
  shipped: {
    path: businessPaths.shipped,
    page: () => import('./shipped-page.tsx'),
    title: 'inventory.pages.shipped',
    permission: ['business'],
    inMenu: true,
  },
  stockDetail: {
    path: adminPaths.stockDetail,
    page: () => import('./stock-detail-page.tsx'),
    title: 'inventory.pages.stock',
    permission: ['300'],
    under: adminPaths.stock,
  },
  shopUser: {
    path: shopUserPaths.inventory,
    page,
    title: 'inventory.pages.inventory',
    icon: Boxes,
    permission: ['business'],
    goKey: 'i',
  },
  admin: {
    path: adminPaths.stock,
    page,
    title: 'inventory.pages.stock',
    inMenu: true,
    permission: ['300'],
    goKey: 'i',
  },
  selfOperated: {
    path: selfOperatedPaths.inventory,
    page,
    title: 'inventory.pages.inventory',
    inMenu: true,
    permission: ['200'],
  },
} satisfies Pages;
