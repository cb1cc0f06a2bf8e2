import { Layers } from 'lucide-react';
import { adminPaths } from '#web/core/paths/admin-paths.ts';
import { warehousePaths } from '#web/core/paths/warehouse-paths.ts';
import type { Pages } from '#web/core/routes/route-table.ts';

const page = () => import('./list/batches-page.tsx');

export const outboundBatchPages = {
  warehouse: {
    path: warehousePaths.batches,
    page,
    title: 'outboundBatches.pages.batches',
    icon: Layers,
    permission: ['700107'],
    goKey: 'b',
  },
  admin: {
    path: adminPaths.outBatches,
    page,
    title: 'outboundBatches.pages.batches',
    permission: ['300'],
    inMenu: true,
  },
  tasks: {
    path: adminPaths.batchTasks,
    page,
    title: 'outboundBatches.pages.tasks',
    permission: ['900'],
    inMenu: true,
    goKey: 't',
  },
} satisfies Pages;
