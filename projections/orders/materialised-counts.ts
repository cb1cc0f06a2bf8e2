import type { Viewer } from '#contracts/kernel/access/viewer.ts';
import { isOfAllShops } from '../shared/visible-fields.ts';
import { counts, narrowedOnlyBy } from '../kernel/derived/counts.ts';
import type { OrderRow } from './table.ts';

export const ordersCounts = counts({
  table: 'orders_tally',
  by: { warehouse_id: 'text', request_type: 'smallint', state: 'text', stage: 'text', carrier: 'text' },
});

declare module '#projections/kernel/read-database.ts' {
  interface ReadTables {
    orders_tally: Pick<OrderRow, 'warehouse_id' | 'request_type' | 'state' | 'stage' | 'carrier'> & { items: number };
  }
}

const known = ['view', 'type', 'state', 'stage', 'status', 'variantStatus', 'wareId', 'carrier'];
/** The list takes these and narrows nothing by them. */
const passedOver = ['wareBeginTime', 'wareEndTime', 'beginInTime', 'endInTime', 'inBeginTime', 'inEndTime'];

/** Whether the materialised counts know each field that the list is narrowed by. */
export const canUseCounts = (viewer: Viewer, filter: object): boolean => isOfAllShops(viewer) && narrowedOnlyBy(filter, [...known, ...passedOver]);
