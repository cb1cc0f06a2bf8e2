import { useUser } from '#web/core/access/use-user.ts';
import { adminPaths } from '#web/core/paths/admin-paths.ts';
import { warehousePaths } from '#web/core/paths/warehouse-paths.ts';

const floor = { detail: warehousePaths.containerDetail, adding: '700105.add' } as const;
const office = { detail: adminPaths.containerDetail, adding: '300.add' } as const;

/** The same pages on the floor and in the office, and who adds containers there. */
export const useContainerPaths = () => (useUser().terminal === 'admin' ? office : floor);
