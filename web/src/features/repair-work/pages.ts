import { Wrench } from 'lucide-react';
import { adminPaths } from '#web/core/paths/admin-paths.ts';
import { warehousePaths } from '#web/core/paths/warehouse-paths.ts';
import type { Pages } from '#web/core/routes/route-table.ts';

export const repairWorkPages = {
  shop: {
    path: warehousePaths.repairs,
    page: () => import('./repair-shop-page.tsx'),
    title: 'repairWork.pages.shop',
    icon: Wrench,
    permission: ['700109'],
    goKey: 'm',
    tabBy: ['repairNo'],
  },
  tasks: {
    path: adminPaths.repairTasks,
    page: () => import('./repair-tasks-page.tsx'),
    title: 'repairWork.pages.tasks',
    inMenu: true,
    permission: ['900'],
    goKey: 'q',
  },
  batches: {
    path: adminPaths.repairBatchTasks,
    page: () => import('./repair-batches-page.tsx'),
    title: 'repairWork.pages.batches',
    inMenu: true,
    permission: ['900'],
  },
} satisfies Pages;
