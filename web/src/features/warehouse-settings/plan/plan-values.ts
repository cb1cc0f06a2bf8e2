import type { BodyInputOf } from '#contracts/kernel/endpoint.ts';
import type { setShiftPlan, Shift, ShiftPlanAnswer } from '#contracts/floor/shift-plan.ts';
import { stationNames, type Station } from '#contracts/floor/stations.ts';
import type { Unchecked } from '#web/ui/form/form-body.ts';
import type { TypedNumber } from '#web/ui/form/number/read-number.ts';

/** A plan as it is typed. */
export interface PlanValues {
  shifts: Shift[];
  deadlines: Record<Station, TypedNumber>;
  targets: Record<Station, TypedNumber>;
}

const ofStations = (value: (station: Station) => TypedNumber) =>
  Object.fromEntries(stationNames.map((station) => [station, value(station)])) as Record<Station, TypedNumber>;

export const planValuesOf = ({ shifts, deadlines, targets }: ShiftPlanAnswer): PlanValues => ({
  shifts,
  deadlines: ofStations((station) => deadlines[station]),
  targets: ofStations((station) => targets[station] ?? null),
});

export const planOf = (warehouseId: string, { shifts, deadlines, targets }: PlanValues): Unchecked<BodyInputOf<typeof setShiftPlan>> => ({
  warehouseId,
  shifts,
  deadlines,
  targets,
});
