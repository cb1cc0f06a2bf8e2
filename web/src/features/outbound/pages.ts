import { warehousePaths } from '#web/core/paths/warehouse-paths.ts';
import type { Pages } from '#web/core/routes/route-table.ts';

export const outboundPages = {
  shipWithLabel: {
    path: warehousePaths.shipWithLabel,
    page: () => import('./ship-with-label-page.tsx'),
    title: 'orders.pages.shipWithLabel',
    areas: ['outbound', 'task-board'],
    permission: ['700106'],
    inMenu: true,
    goKey: 'o',
  },
  reship: {
    path: warehousePaths.reship,
    page: () => import('./reship-page.tsx'),
    title: 'orders.pages.reship',
    areas: ['outbound', 'task-board'],
    permission: ['700106'],
    inMenu: true,
  },
  consignment: {
    path: warehousePaths.consignment,
    page: () => import('./consignment-page.tsx'),
    title: 'orders.pages.consignment',
    areas: ['outbound', 'task-board'],
    permission: ['700106'],
    inMenu: true,
  },
  delivered: {
    path: warehousePaths.delivered,
    page: () => import('./delivered-page.tsx'),
    title: 'outbound.pages.delivered',
    areas: ['outbound', 'task-board'],
    permission: ['700106'],
    inMenu: true,
  },
  order: {
    path: warehousePaths.order,
    page: () => import('./order-page.tsx'),
    title: 'orders.pages.order',
    areas: ['task-board', 'outbound'],
    permission: ['700106'],
    under: warehousePaths.shipWithLabel,
    tabBy: ['oddNo'],
  },
} satisfies Pages;
