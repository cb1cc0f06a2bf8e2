import { shiftPlanEventSchemas, usualPlan, type ShiftPlan } from '#contracts/floor/shift-plan.ts';
import { worksIn } from '#contracts/kernel/access/row-scope.ts';
import type { Viewer } from '#contracts/kernel/access/viewer.ts';
import type { ReadDatabase } from '../kernel/read-database.ts';
import { records } from '../kernel/rows/records.ts';

export interface ShiftPlanRow extends ShiftPlan {
  warehouse_id: string;
}

declare module '#projections/kernel/read-database.ts' {
  interface ReadTables {
    shift_plans: ShiftPlanRow;
  }
}

/** Of warehouses whose plan an administrator set. */
export const shiftPlanProjection = records(shiftPlanEventSchemas)<ShiftPlanRow>({
  table: 'shift_plans',
  key: 'warehouse_id',
  keyOf: ({ data }) => data.warehouseId,
  next: ({ data: { warehouseId, shifts, deadlines, targets } }) => ({ warehouse_id: warehouseId, shifts, deadlines, targets }),
});

export interface PlannedWarehouse extends ShiftPlan {
  id: string;
  name: string;
  timeZone: string;
}

/** The warehouse that is asked for, or else the one in use, with its plan; undefined where the viewer does not work there. */
export const plannedWarehouse = async (db: ReadDatabase, viewer: Viewer, asked: string | undefined): Promise<PlannedWarehouse | undefined> => {
  const id = asked ?? viewer.warehouseId;
  if (id === undefined || !worksIn(viewer, id)) return undefined;
  const row = await db
    .selectFrom('warehouses as w')
    .leftJoin('shift_plans as p', 'p.warehouse_id', 'w.id')
    .where('w.id', '=', id)
    .select(['w.id', 'w.name', 'w.time_zone', 'p.shifts', 'p.deadlines', 'p.targets'])
    .executeTakeFirst();
  return (
    row && {
      id: row.id,
      name: row.name,
      timeZone: row.time_zone,
      shifts: row.shifts ?? usualPlan.shifts,
      deadlines: row.deadlines ?? usualPlan.deadlines,
      targets: row.targets ?? usualPlan.targets,
    }
  );
};
