import { area } from '#kernel/area.ts';
import { setShiftPlanRoute } from './set-shift-plan.ts';

export const floorArea = area({ commands: [setShiftPlanRoute] });
