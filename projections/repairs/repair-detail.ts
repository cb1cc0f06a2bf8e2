import { isSeller, type Viewer } from '#contracts/kernel/access/viewer.ts';
import type { QueryOf } from '#contracts/kernel/endpoint.ts';
import { reject, type Rejection } from '#contracts/kernel/rejection.ts';
import type { RepairEventName } from '#contracts/repair/repair-events.ts';
import type { getRepair, RepairDetail } from '#contracts/repair/repair-queries.ts';
import { visibleFieldsOf } from '../shared/visible-fields.ts';
import { repairRows } from './found-repairs.ts';
import { inspectionsAfter } from './inspections.ts';
import { knownBoxes } from './repair-boxes.ts';
import { reachable, type RepairNeeds } from './queries.ts';
import { rowFor } from './repair-row.ts';

/** How the repair shop shares its work out is no matter of its customers. */
const ofTheShop: ReadonlySet<RepairEventName> = new Set([
  'RepairTaskAssigned',
  'RepairTaskReverted',
  'RepairOrderMovedToToday',
  'RepairOrderBatched',
]);

/** `NotFound` for a repair that is not the viewer's to see. */
export const repairDetail = async (
  { db, clock, allowedEvents }: RepairNeeds,
  viewer: Viewer,
  { repairNo }: QueryOf<typeof getRepair>,
): Promise<RepairDetail | Rejection> => {
  const row = await repairRows(db).where('r.repair_no', '=', repairNo).where(reachable(viewer)).executeTakeFirst();
  if (!row) return reject('NotFound', { field: 'repairNo' });
  const inspections = await inspectionsAfter(db, [row]);
  const boxes = await knownBoxes(db, viewer.language);
  const { staff } = visibleFieldsOf(viewer);
  return {
    ...rowFor({ viewer, now: clock.now(), allowedEvents, inspections, boxes })(row),
    state: isSeller(viewer) && row.owner_id !== viewer.shopId ? null : row.state,
    oneidRelated: row.related_one_id,
    defects: row.defects,
    ...(staff && { qc: row.qc, waybillPhotos: row.waybill_photos }),
    remark: row.remark,
    inspection: inspections.get(row.repair_no) ?? null,
    history: row.history
      .filter(({ name }) => staff || !ofTheShop.has(name))
      .toReversed()
      .map(({ id, name, at, operator, costCents, said }) => ({ id, name, gmtCreate: at, ...(staff && { operator }), cost: costCents, said })),
  };
};
