import { dayIn } from '#contracts/kernel/lists/date-range.ts';
import type { Viewer } from '#contracts/kernel/access/viewer.ts';
import { repairActionsOn } from '#contracts/repair/repair-actions.ts';
import type { RepairBoxRow } from '#contracts/repair/repair-boxes.ts';
import type { RepairRow } from '#contracts/repair/repair-queries.ts';
import { visibleFieldsOf } from '../shared/visible-fields.ts';
import type { AllowedEvents } from '../shared/allowed-events.ts';
import type { FoundRepair } from './found-repairs.ts';

const day = 86_400_000;

interface For {
  viewer: Viewer;
  now: Date;
  allowedEvents: AllowedEvents;
  /** Of what was repaired, by the number of the repair. */
  inspections: ReadonlyMap<string, { result: string }>;
  boxes: ReadonlyMap<string, RepairBoxRow>;
}

const boxOf = (boxId: string | null, boxes: For['boxes']): RepairBoxRow | null => {
  const box = boxId === null ? undefined : boxes.get(boxId);
  return box ? { boxId: box.boxId, name: box.name, colour: box.colour } : null;
};

/** Rows as the viewer may see them. */
export const rowFor = ({ viewer, now, allowedEvents, inspections, boxes }: For): ((row: FoundRepair) => RepairRow) => {
  const { staff } = visibleFieldsOf(viewer);
  const today = dayIn(now, viewer.timeZone);
  return (row) => ({
    repairNo: row.repair_no,
    status: row.status,
    code: row.status === 'completed' && inspections.has(row.repair_no) ? 'REPAIR_ORDER_COMPLETED' : row.code,
    shopInfo: { id: row.shop_id, uid: row.uid ?? '', realname: row.realname ?? '' },
    warehouseId: row.warehouse_id,
    wareName: row.ware_name ?? '',
    oneId: row.one_id,
    sku: row.sku,
    brand: row.brand,
    remarks: row.name,
    spec: row.size,
    img: row.image,
    works: row.works,
    estimatedCost: row.cost_cents,
    cost: row.status === 'completed' ? row.cost_cents : null,
    daysWaiting: Math.floor((Date.parse(row.ended_at ?? now.toISOString()) - Date.parse(row.applied_at)) / day),
    repairsAhead: row.ahead,
    estimatedDays: row.wait_days === null ? null : row.wait_days + row.estimated_days,
    batchNo: row.batch_no,
    ...(staff && {
      operator: row.operator_name,
      assignee: row.assignee_id === null ? null : { id: row.assignee_id, name: row.assignee_name ?? '' },
      today: row.due_on === today,
      box: boxOf(row.box, boxes),
      shelf: row.shelf_name,
    }),
    reason: row.reason,
    // The repair shop may keep what the seller has sent.
    beforePhotos: [...new Set(row.before_photos)],
    ...(staff && {
      afterPhotos: row.after_photos,
      qcResult: row.qc?.result ?? null,
      inspectionResult: inspections.get(row.repair_no)?.result ?? null,
    }),
    gmtCreate: row.applied_at,
    gmtEnded: row.ended_at,
    gmtModify: row.updated_at,
    version: row.version,
    actions: repairActionsOn(
      { status: row.status, applicantId: row.applicant_id, assigned: row.assignee_id !== null },
      viewer,
      allowedEvents.repair(row.status),
    ),
  });
};
