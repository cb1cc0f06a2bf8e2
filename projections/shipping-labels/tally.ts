import type { Viewer } from '#contracts/kernel/viewer.ts';
import { isOfAllShops } from '../shared/sight.ts';
import { narrowedOnlyBy, type Tally } from '../kernel/tally.ts';
import type { LabelRow } from './table.ts';

export const shippingLabelsTally: Tally = {
  table: 'shipping_labels_tally',
  by: { warehouse_id: 'text', state: 'text', carrier: 'text' },
};

declare module '#projections/kernel/read-database.ts' {
  interface ReadTables {
    shipping_labels_tally: Pick<LabelRow, 'warehouse_id' | 'state' | 'carrier'> & { items: number };
  }
}

/** Whether the tally knows as much of them as the list asks for. */
export const isTallied = (viewer: Viewer, filter: object): boolean => isOfAllShops(viewer) && narrowedOnlyBy(filter, ['view', 'carrier']);
