import { getFloorBoard } from '#contracts/floor/floor-board.ts';
import { getShiftPlan } from '#contracts/floor/shift-plan.ts';
import { getShiftReport } from '#contracts/floor/shift-report.ts';
import { queryRoute } from '#contracts/kernel/route.ts';
import { reject } from '#contracts/kernel/rejection.ts';
import { readArea } from '../kernel/area.ts';
import { floorBoard, type FloorNeeds } from './floor-board.ts';
import { floorMigrations } from './migrations/index.ts';
import { shiftReport } from './shift-report.ts';
import { plannedWarehouse, shiftPlanProjection } from './shift-plans.ts';

interface Needs extends FloorNeeds {
  clock: { now(): Date };
}

export const floorReads = readArea({
  queries: ({ db, clock, waitingOf }: Needs) => [
    queryRoute(getFloorBoard, ({ viewer, query }) => floorBoard({ db, waitingOf }, { viewer, query, now: clock.now() })),
    queryRoute(getShiftReport, ({ viewer, query }) => shiftReport(db, { viewer, query, now: clock.now() })),
    queryRoute(getShiftPlan, async ({ viewer, query }) => {
      const planned = await plannedWarehouse(db, viewer, query.wareId);
      if (!planned) return reject('NotFound', { field: 'wareId' });
      const { id, shifts, deadlines, targets } = planned;
      return { warehouseId: id, shifts, deadlines, targets };
    }),
  ],
  projections: [shiftPlanProjection],
  migrations: floorMigrations,
});
