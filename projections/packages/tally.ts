import type { Viewer } from '#contracts/kernel/viewer.ts';
import type { PackageFilter } from '#contracts/forecast/package-queries.ts';
import { isOfAllShops } from '../shared/sight.ts';
import { narrowedOnlyBy, type Tally } from '../kernel/tally.ts';
import type { PackageRow } from './table.ts';

export const packagesTally: Tally = {
  table: 'packages_tally',
  by: { warehouse_id: 'text', status: 'text', unclaimed: 'boolean', unresolved: 'boolean', shipping_type: 'text' },
};

declare module '#projections/kernel/read-database.ts' {
  interface ReadTables {
    packages_tally: Pick<PackageRow, 'warehouse_id' | 'status' | 'unclaimed' | 'unresolved' | 'shipping_type'> & { items: number };
  }
}

const known = ['view', 'status', 'wareId', 'shippingType', 'unclaimed'];
/** The list takes these and narrows nothing by them. */
const passedOver = ['wareBeginTime', 'wareEndTime', 'outBeginTime', 'outEndTime'];

/** Whether the tally knows as much of them as the list asks for. */
export const isTallied = (viewer: Viewer, filter: PackageFilter): boolean =>
  isOfAllShops(viewer) && narrowedOnlyBy(filter, [...known, ...passedOver]);
