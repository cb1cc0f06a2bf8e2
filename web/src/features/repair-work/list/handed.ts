import { listInventory } from '#contracts/inventory/inventory-queries.ts';
import { listRepairBatches } from '#contracts/repair/repair-batches.ts';
import { getRepair, listRepairs } from '#contracts/repair/repair-queries.ts';

/** Reads that work on repairs makes old. */
export const readsOfRepairs = [listRepairs, getRepair, listRepairBatches, listInventory];

/** What is given to somebody: repairs one by one, an open batch, or repairs that become one. */
export type Handed =
  | { kind: 'repairs' | 'newBatch'; repairNos: readonly string[]; warehouseId: string; done: () => void }
  | { kind: 'batch'; batchNo: string; warehouseId: string; done: () => void };
