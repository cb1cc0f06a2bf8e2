import { contract } from '../kernel/area.ts';
import { exportInventory } from './export-inventory.ts';
import { listInventory, searchInventory } from './inventory-queries.ts';

export const inventoryContract = contract({
  endpoints: [listInventory, searchInventory, exportInventory],
});
