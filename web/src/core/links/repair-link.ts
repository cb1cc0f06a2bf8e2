import { adminPaths } from '../paths/admin-paths.ts';
import { businessPaths } from '../paths/business-paths.ts';
import { warehousePaths } from '../paths/warehouse-paths.ts';
import type { Viewpoint } from './viewpoint.ts';
import { withQuery } from './with-query.ts';

/** A repair order for whoever looks: the detail of whoever looks, the bench on the floor. */
export const repairLink = ({ terminal }: Viewpoint, repairNo: string): string => {
  if (terminal === 'admin') return withQuery(adminPaths.repairDetail, { repairNo });
  return terminal === 'warehouse' ? withQuery(warehousePaths.repairs, { repairNo }) : withQuery(businessPaths.repairDetail, { repairNo });
};
