import type { Viewer } from '#contracts/kernel/access/viewer.ts';
import { listInventory, searchInventory, type InventoryFilter } from '#contracts/inventory/inventory-queries.ts';
import { momentOf } from '#contracts/kernel/lists/as-of.ts';
import { isRejection, type Rejection } from '#contracts/kernel/rejection.ts';
import { queryRoute } from '#contracts/kernel/route.ts';
import type { AllowedEvents } from '../shared/allowed-events.ts';
import { readArea } from '../kernel/area.ts';
import type { ListFiles } from '../kernel/files/list-file.ts';
import { type RowsAsOf, rowsAsOf } from '../kernel/as-of.ts';
import type { ReadDatabase } from '../kernel/read-database.ts';
import { inventoryFileRoute } from './inventory-file.ts';
import { inventoryAsOf } from './inventory-as-of.ts';
import { labelledGoods } from './labelled-goods.ts';
import { inventoryProjection } from './projection.ts';
import { inventoryPage, type InventoryPage } from './queries.ts';
import { type InventoryRow } from './table.ts';
import { inventoryMigrations } from './migrations/index.ts';

interface Needs {
  db: ReadDatabase;
  itemsAsOf: RowsAsOf<InventoryRow>;
  files: ListFiles;
  clock: { now(): Date };
  allowedEvents: AllowedEvents;
}

export const inventoryReads = readArea({
  queries: ({ db, itemsAsOf, files, clock, allowedEvents }: Needs) => {
    const list = async (viewer: Viewer, filter: InventoryFilter): Promise<InventoryPage | Rejection> => {
      const now = clock.now();
      const moment = momentOf(filter.asOf, now);
      if (isRejection(moment)) return moment;
      return moment ? inventoryAsOf(db, itemsAsOf, { viewer, filter, moment }) : inventoryPage(db, { viewer, filter, now, allowedEvents });
    };
    return [
      queryRoute(listInventory, ({ viewer, query }) => list(viewer, query)),
      queryRoute(searchInventory, ({ viewer, body }) => list(viewer, body)),
      inventoryFileRoute({ db, files, itemsAsOf, clock }),
    ];
  },
  projections: [inventoryProjection],
  migrations: inventoryMigrations,
  provides: ({ db, streamsAsOf }) => ({ itemsAsOf: rowsAsOf(streamsAsOf, inventoryProjection, 'item'), goodsOf: labelledGoods(db) }),
});
