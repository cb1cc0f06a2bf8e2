import type { Viewer } from '#contracts/kernel/access/viewer.ts';
import { isOfAllShops } from '../shared/visible-fields.ts';
import { counts, narrowedOnlyBy } from '../kernel/derived/counts.ts';
import type { LabelRow } from './table.ts';

export const shippingLabelsCounts = counts({
  table: 'shipping_labels_tally',
  by: { warehouse_id: 'text', state: 'text', carrier: 'text' },
});

declare module '#projections/kernel/read-database.ts' {
  interface ReadTables {
    shipping_labels_tally: Pick<LabelRow, 'warehouse_id' | 'state' | 'carrier'> & { items: number };
  }
}

/** Whether the materialised counts know each field that the list is narrowed by. */
export const canUseCounts = (viewer: Viewer, filter: object): boolean => isOfAllShops(viewer) && narrowedOnlyBy(filter, ['view', 'carrier']);
