import { Boxes, MoveRight } from 'lucide-react';
import { adminPaths } from '#web/core/paths/admin-paths.ts';
import { warehousePaths } from '#web/core/paths/warehouse-paths.ts';
import type { Pages } from '#web/core/routes/route-table.ts';

const list = { page: () => import('./list/containers-page.tsx'), title: 'containers.pages.containers' } as const;
const detail = { page: () => import('./detail/container-page.tsx'), title: 'containers.pages.detail', tabBy: ['containerId'] } as const;

export const containerPages = {
  move: {
    path: warehousePaths.moveGoods,
    page: () => import('./floor/move-page.tsx'),
    title: 'containers.pages.move',
    icon: MoveRight,
    permission: ['700105'],
    goKey: 't',
    floor: true,
  },
  warehouse: { ...list, path: warehousePaths.containers, icon: Boxes, permission: ['700105'], goKey: 'q' },
  warehouseDetail: { ...detail, path: warehousePaths.containerDetail, permission: ['700105'], under: warehousePaths.containers },
  admin: { ...list, path: adminPaths.containers, inMenu: true, permission: ['300'] },
  adminDetail: { ...detail, path: adminPaths.containerDetail, permission: ['300'], under: adminPaths.containers },
} satisfies Pages;
