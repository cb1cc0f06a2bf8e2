import { setShiftPlan as endpoint, type Shift } from '#contracts/floor/shift-plan.ts';
import { reject, type Rejection } from '#contracts/kernel/rejection.ts';
import { commandRoute, type CommandOf } from '#kernel/commands/command-route.ts';
import { toOutcome } from '#kernel/commands/commands.ts';
import { accept, type Decision } from '#kernel/commands/decision.ts';
import { change } from '#kernel/commands/loaded.ts';
import { shiftPlanStream, type LoadedShiftPlan } from '../aggregates/shift-plan/shift-plan.ts';
import { warehouseStream, type Warehouse } from '../aggregates/warehouse/warehouse.ts';

interface States {
  plan: LoadedShiftPlan;
  warehouse: Warehouse;
}

export const setShiftPlan = ({ body }: CommandOf<typeof endpoint>, { plan, warehouse }: States): Decision => {
  if (!warehouse.exists) return reject('WarehouseUnknown', { field: 'warehouseId' });
  return requireOneAfterAnother(body.shifts) ?? accept(change(plan, { type: 'ShiftPlanSet', data: body }));
};

/** What is done belongs to one shift: each is over before the next begins, and the last before the first of the next day. */
const requireOneAfterAnother = (shifts: readonly Shift[]): Rejection | undefined => {
  const day = 24 * 60;
  const at = shifts.findIndex(({ from, to }, index) => {
    const next = shifts[index + 1];
    const begins = minutesOf(from);
    const ends = minutesOf(to) > begins ? minutesOf(to) : minutesOf(to) + day;
    return next ? minutesOf(next.from) <= begins || ends > minutesOf(next.from) : ends > minutesOf(shifts[0]!.from) + day;
  });
  return at < 0 ? undefined : reject('ShiftsOverlap', { field: `shifts.${at}.to`, params: { to: shifts[at]!.to } });
};

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

export const setShiftPlanRoute = commandRoute(endpoint, async ({ body }, load) => {
  const warehouse = await load.one(warehouseStream, body.warehouseId);
  const plan = await load.one(shiftPlanStream, body.warehouseId);
  return toOutcome(setShiftPlan({ body }, { plan, warehouse }), { warehouseId: body.warehouseId });
});
