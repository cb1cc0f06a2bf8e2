import { exportInventory } from '#contracts/inventory/export-inventory.ts';
import { momentOf } from '#contracts/kernel/lists/as-of.ts';
import { isRejection } from '#contracts/kernel/rejection.ts';
import { queryRoute } from '#contracts/kernel/route.ts';
import type { ListFiles } from '../kernel/files/list-file.ts';
import type { RowsAsOf } from '../kernel/as-of.ts';
import type { ReadDatabase } from '../kernel/read-database.ts';
import { inventoryFileColumns } from './file-columns.ts';
import { inventoryAsOf } from './inventory-as-of.ts';
import { storageTerms } from '../shared/storage-terms-of.ts';
import { itemsFound, sorts, toRow } from './queries.ts';
import type { InventoryRow } from './table.ts';

interface Needs {
  db: ReadDatabase;
  files: ListFiles;
  itemsAsOf: RowsAsOf<InventoryRow>;
  clock: { now(): Date };
}

/** The list as a file, of the present or of a moment: the rows and columns that the viewer's list has, all of them. */
export const inventoryFileRoute = ({ db, files, itemsAsOf, clock }: Needs) =>
  queryRoute(exportInventory, async ({ viewer, body: filter }) => {
    const now = clock.now();
    const moment = momentOf(filter.asOf, now);
    if (isRejection(moment)) return moment;
    const file = { name: 'inventory', viewer, format: filter.format, columns: inventoryFileColumns(viewer) };
    if (!moment) {
      const storage = await storageTerms(db, now);
      return files({
        ...file,
        found: (snapshot) => itemsFound(snapshot, { viewer, filter, now, freeUntil: storage.freeUntil }),
        sort: sorts[filter.sort],
        key: 'i.one_id',
        order: filter.order,
        rowOf: (found) => toRow(found, viewer, { actions: [], storage }),
      });
    }
    return files({
      ...file,
      pageOf: async (db, request) => {
        const { data, next, totalCount } = await inventoryAsOf(db, itemsAsOf, { viewer, filter: { ...filter, current: 1, ...request }, moment });
        return { rows: data, next, total: totalCount };
      },
    });
  });
