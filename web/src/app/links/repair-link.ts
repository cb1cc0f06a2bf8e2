import { adminPaths } from '../paths/admin-paths.ts';
import { businessPaths } from '../paths/business-paths.ts';
import { warehousePaths } from '../paths/warehouse-paths.ts';
import type { Place } from './place.ts';
import { withQuery } from './with-query.ts';

/** A repair order in the list of whoever looks; administrators open its review. */
export const repairLink = ({ terminal }: Place, repairNo: string): string => {
  if (terminal === 'admin') return withQuery(adminPaths.reviewRepairDetail, { repairNo });
  return withQuery(terminal === 'warehouse' ? warehousePaths.repairs : businessPaths.repairs, { text: repairNo });
};
