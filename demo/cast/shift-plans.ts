import { usualPlan, type ShiftPlan } from '#contracts/floor/shift-plan.ts';
import type { WarehousePlan } from './warehouses.ts';

/** Items that a shift would do if all goods came to one warehouse. */
const everywhere = { receive: 300, inspect: 260, shelve: 240, pick: 320, pack: 300, repair: 10 };

/** The usual shifts and deadlines; what is asked of a shift goes by how much comes to its warehouse. */
export const shiftPlanOf = ({ warehouseId, share }: Pick<WarehousePlan, 'warehouseId' | 'share'>): ShiftPlan & { warehouseId: string } => ({
  ...usualPlan,
  warehouseId,
  targets: Object.fromEntries(Object.entries(everywhere).map(([station, items]) => [station, Math.ceil(items * share)])),
});
