import { usualPlan, type ShiftPlan, type ShiftPlanEvent } from '#contracts/floor/shift-plan.ts';
import type { LoadedFrom } from '#kernel/commands/loaded.ts';
import { streamType } from '#kernel/commands/stream-type.ts';

/** The usual one until an administrator sets another. */
export const shiftPlanStream = streamType<ShiftPlan, ShiftPlanEvent>({
  prefix: 'shiftplan',
  initial: usualPlan,
  evolve: (_plan, { data: { shifts, deadlines, targets } }) => ({ shifts, deadlines, targets }),
  tags: (_plan, id) => ({ warehouseId: id }),
});

export type LoadedShiftPlan = LoadedFrom<typeof shiftPlanStream>;
