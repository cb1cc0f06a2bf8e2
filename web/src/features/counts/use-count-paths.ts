import { useUser } from '#web/core/access/use-user.ts';
import { adminPaths } from '#web/core/paths/admin-paths.ts';
import { warehousePaths } from '#web/core/paths/warehouse-paths.ts';

const floor = { list: warehousePaths.counts, plan: warehousePaths.countPlan, detail: warehousePaths.countDetail, planning: '700105.add' } as const;
const office = { list: adminPaths.counts, plan: adminPaths.countPlan, detail: adminPaths.countDetail, planning: '300.add' } as const;

/** The same pages on the floor and in the office, and who plans there. */
export const useCountPaths = () => (useUser().terminal === 'admin' ? office : floor);
