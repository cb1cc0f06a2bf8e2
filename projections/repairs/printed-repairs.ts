import type { Viewer } from '#contracts/kernel/access/viewer.ts';
import type { ReadDatabase } from '../kernel/read-database.ts';
import { repairRows } from './found-repairs.ts';
import { reachable } from './queries.ts';

/** What the list of a bench says of each of these repairs that the viewer may see, in the order asked for. */
export const printedRepairs = (db: ReadDatabase) => async (repairNos: readonly string[], viewer: Viewer) => {
  const rows = await repairRows(db)
    .where('r.repair_no', 'in', [...repairNos])
    .where(reachable(viewer))
    .execute();
  return repairNos.flatMap((repairNo) => {
    const row = rows.find(({ repair_no }) => repair_no === repairNo);
    if (!row) return [];
    const { one_id: oneId, sku, size, shelf_name: shelf, works, batch_no: batchNo } = row;
    return [{ repairNo, oneId, sku, size, shelf, works: works.map(({ name }) => name), batchNo }];
  });
};
