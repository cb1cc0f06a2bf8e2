import { listInventory } from '#contracts/inventory/inventory-queries.ts';
import { countRepairReviews, getRepair, getRepairQueue, listRepairs } from '#contracts/repair/repair-queries.ts';

/** What a step of a repair makes old. */
export const repairReads = [listRepairs, getRepair, getRepairQueue, countRepairReviews, listInventory];
