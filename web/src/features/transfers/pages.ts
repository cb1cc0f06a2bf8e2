import { ArrowLeftRight } from 'lucide-react';
import { adminPaths } from '#web/core/paths/admin-paths.ts';
import { warehousePaths } from '#web/core/paths/warehouse-paths.ts';
import type { Pages } from '#web/core/routes/route-table.ts';

const list = { page: () => import('./transfers-page.tsx'), title: 'transfers.pages.transfers' } as const;

export const transferPages = {
  warehouse: { ...list, path: warehousePaths.transfers, icon: ArrowLeftRight, goKey: 'j', permission: ['700103', '700106'] },
  receive: {
    path: warehousePaths.receiveTransfer,
    page: () => import('./bench/receive-transfer-page.tsx'),
    title: 'transfers.pages.receive',
    permission: ['700103', '700106'],
    under: warehousePaths.transfers,
    floor: true,
  },
  admin: { ...list, path: adminPaths.transfers, inMenu: true, permission: ['900'] },
} satisfies Pages;
