import type { Viewer } from '#contracts/kernel/viewer.ts';
import { isOfAllShops } from '../shared/sight.ts';
import { narrowedOnlyBy, type Tally } from '../kernel/tally.ts';
import type { OrderRow } from './table.ts';

export const ordersTally: Tally = {
  table: 'orders_tally',
  by: { warehouse_id: 'text', request_type: 'smallint', state: 'text', stage: 'text', carrier: 'text' },
};

declare module '#projections/kernel/read-database.ts' {
  interface ReadTables {
    orders_tally: Pick<OrderRow, 'warehouse_id' | 'request_type' | 'state' | 'stage' | 'carrier'> & { items: number };
  }
}

const known = ['view', 'type', 'state', 'stage', 'status', 'wareId', 'carrier'];
/** The list takes these and narrows nothing by them. */
const passedOver = ['wareBeginTime', 'wareEndTime', 'beginInTime', 'endInTime', 'inBeginTime', 'inEndTime'];

/** Whether the tally knows as much of them as the list asks for. */
export const isTallied = (viewer: Viewer, filter: object): boolean => isOfAllShops(viewer) && narrowedOnlyBy(filter, [...known, ...passedOver]);
