import { ListChecks, ScanLine } from 'lucide-react';
import { adminPaths } from '#web/core/paths/admin-paths.ts';
import { warehousePaths } from '#web/core/paths/warehouse-paths.ts';
import type { Pages } from '#web/core/routes/route-table.ts';

const list = { page: () => import('./list/counts-page.tsx'), title: 'counts.pages.counts' } as const;
const plan = { page: () => import('./plan/plan-page.tsx'), title: 'counts.pages.plan' } as const;
const detail = { page: () => import('./detail/count-detail-page.tsx'), title: 'counts.pages.detail', tabBy: ['countNo'] } as const;

export const countPages = {
  count: {
    path: warehousePaths.count,
    page: () => import('./floor/count-page.tsx'),
    title: 'counts.pages.count',
    icon: ScanLine,
    permission: ['700105'],
    goKey: 'c',
    floor: true,
  },
  warehouse: { ...list, path: warehousePaths.counts, icon: ListChecks, permission: ['700105'], goKey: 's' },
  warehousePlan: { ...plan, path: warehousePaths.countPlan, permission: ['700105'], under: warehousePaths.counts },
  warehouseDetail: { ...detail, path: warehousePaths.countDetail, permission: ['700105'], under: warehousePaths.counts },
  admin: { ...list, path: adminPaths.counts, inMenu: true, permission: ['300'] },
  adminPlan: { ...plan, path: adminPaths.countPlan, permission: ['300'], under: adminPaths.counts },
  adminDetail: { ...detail, path: adminPaths.countDetail, permission: ['300'], under: adminPaths.counts },
} satisfies Pages;
