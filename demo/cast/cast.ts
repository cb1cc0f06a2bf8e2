import { shopPlans, type ShopPlan } from './shops.ts';
import { floorPlans, officePlans, type StaffPlan } from './staff.ts';
import { shelvesOf, warehousePlans, type ShelfPlan, type WarehousePlan } from './warehouses.ts';

/** Who and what is there before the first parcel. */
export interface Cast {
  warehouses: readonly WarehousePlan[];
  shelves: readonly ShelfPlan[];
  shops: readonly ShopPlan[];
  /** Those who work for the operator, on the floors and in the office. */
  staff: readonly (StaffPlan & { role: 'administrator' | 'warehouse' })[];
}

const floor = floorPlans.map((plan) => ({ ...plan, role: 'warehouse' as const }));
export const office = officePlans.map((plan) => ({ ...plan, role: 'administrator' as const }));

export const demoCast: Cast = {
  warehouses: warehousePlans,
  shelves: warehousePlans.flatMap(shelvesOf),
  shops: shopPlans,
  staff: [...office, ...floor],
};
