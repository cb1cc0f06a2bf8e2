import { ArrowLeftRight } from 'lucide-react';
import { adminPaths } from '#web/core/paths/admin-paths.ts';
import { warehousePaths } from '#web/core/paths/warehouse-paths.ts';
import type { Pages } from '#web/core/routes/route-table.ts';

const list = {
  page: () => import('./transfers-page.tsx'),
  title: 'switchUser.pages.transfers',
  icon: ArrowLeftRight,
  goKey: 'x',
} as const;
const detail = { page: () => import('./transfer-page.tsx'), title: 'switchUser.pages.transfer', tabBy: ['oddNo'] } as const;

export const switchUserPages = {
  admin: { ...list, path: adminPaths.ownershipTransfers, permission: ['1500'] },
  adminDetail: { ...detail, path: adminPaths.ownershipTransferDetail, permission: ['1500'], under: adminPaths.ownershipTransfers },
  warehouse: { ...list, path: warehousePaths.ownershipTransfers, permission: ['700112'] },
  warehouseDetail: { ...detail, path: warehousePaths.ownershipTransferDetail, permission: ['700112'], under: warehousePaths.ownershipTransfers },
} satisfies Pages;
