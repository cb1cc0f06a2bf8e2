import type { Viewer } from '#contracts/kernel/access/viewer.ts';
import type { PackageFilter } from '#contracts/forecast/package-queries.ts';
import { isOfAllShops } from '../shared/visible-fields.ts';
import { counts, narrowedOnlyBy } from '../kernel/derived/counts.ts';
import type { PackageRow } from './table.ts';

export const packagesCounts = counts({
  table: 'packages_tally',
  by: { warehouse_id: 'text', status: 'text', unclaimed: 'boolean', unresolved: 'boolean', shipping_type: 'text' },
});

declare module '#projections/kernel/read-database.ts' {
  interface ReadTables {
    packages_tally: Pick<PackageRow, 'warehouse_id' | 'status' | 'unclaimed' | 'unresolved' | 'shipping_type'> & { items: number };
  }
}

const known = ['view', 'status', 'wareId', 'shippingType', 'way', 'unclaimed'];
/** The list takes these and narrows nothing by them. */
const passedOver = ['wareBeginTime', 'wareEndTime', 'outBeginTime', 'outEndTime'];

/** Whether the materialised counts know each field that the list is narrowed by. */
export const canUseCounts = (viewer: Viewer, filter: PackageFilter): boolean =>
  isOfAllShops(viewer) && narrowedOnlyBy(filter, [...known, ...passedOver]);
