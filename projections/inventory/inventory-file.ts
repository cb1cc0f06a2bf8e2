import { exportInventory } from '#contracts/inventory/export-inventory.ts';
import { queryRoute } from '#contracts/kernel/route.ts';
import type { ListFiles } from '#projections/kernel/list-file.ts';
import { inventoryFileColumns } from './file-columns.ts';
import { itemsFound, sorts, toRow } from './queries.ts';

/** The list as a file: the rows and columns that the viewer's list has, all of them. */
export const inventoryFileRoute = (file: ListFiles, clock: { now(): Date }) =>
  queryRoute(exportInventory, ({ viewer, body: filter }) => {
    const asked = { viewer, filter, now: clock.now() };
    return file({
      name: 'inventory',
      viewer,
      format: filter.format,
      found: (moment) => itemsFound(moment, asked),
      sort: sorts[filter.sort],
      key: 'i.one_id',
      order: filter.order,
      rowOf: (found) => toRow(found, viewer, []),
      columns: inventoryFileColumns(viewer),
    });
  });
