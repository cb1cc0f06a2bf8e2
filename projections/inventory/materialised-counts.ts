import type { Viewer } from '#contracts/kernel/access/viewer.ts';
import type { InventoryFilter } from '#contracts/inventory/inventory-queries.ts';
import { readyForListing } from '#contracts/shelving/shelf-queries.ts';
import { statesInStock } from '#contracts/item/item-states.ts';
import { isOfAllShops } from '../shared/visible-fields.ts';
import { counts, narrowedOnlyBy } from '../kernel/derived/counts.ts';
import type { InventoryRow } from './table.ts';

/** The day of its shelving, UTC, of what lies in a warehouse. */
const shelvedOn = `CASE WHEN state IN (${statesInStock.map((state) => `'${state}'`).join(', ')}) THEN (shelved_at AT TIME ZONE 'UTC')::date END`;

export const inventoryCounts = counts({
  table: 'inventory_tally',
  by: { warehouse_id: 'text', state: 'text', status: 'smallint', defective: 'boolean', shelved_on: { type: 'date', from: shelvedOn } },
});

declare module '#projections/kernel/read-database.ts' {
  interface ReadTables {
    inventory_tally: Pick<InventoryRow, 'warehouse_id' | 'state' | 'status' | 'defective'> & { shelved_on: string | null; items: number };
  }
}

/** Whether the materialised counts know each field that the list is narrowed by. */
export const canUseCounts = (viewer: Viewer, { shelvesId, ...filter }: InventoryFilter): boolean =>
  isOfAllShops(viewer) &&
  (shelvesId === undefined || shelvesId === readyForListing.id) &&
  narrowedOnlyBy(filter, ['view', 'state', 'status', 'wareId', 'defective']);
