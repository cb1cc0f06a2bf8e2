import type { Viewer } from '#contracts/kernel/viewer.ts';
import { listInventory, searchInventory, type InventoryFilter } from '#contracts/inventory/inventory-queries.ts';
import { momentOf } from '#contracts/kernel/as-of.ts';
import { isRejection, type Rejection } from '#contracts/kernel/rejection.ts';
import { queryRoute } from '#contracts/kernel/route.ts';
import type { AllowedEvents } from '../shared/allowed-events.ts';
import { readArea } from '../kernel/area.ts';
import type { ListFiles } from '../kernel/list-file.ts';
import { type RowsThen, rowsThen } from '../kernel/past.ts';
import type { ReadDatabase } from '../kernel/read-database.ts';
import { inventoryFileRoute } from './inventory-file.ts';
import { inventoryThen } from './inventory-then.ts';
import { labelledGoods } from './labelled-goods.ts';
import { inventoryProjection } from './projection.ts';
import { inventoryPage, type InventoryPage } from './queries.ts';
import { type InventoryRow } from './table.ts';
import { inventoryMigrations } from './migrations/index.ts';

interface Needs {
  db: ReadDatabase;
  itemsThen: RowsThen<InventoryRow>;
  files: ListFiles;
  clock: { now(): Date };
  allowedEvents: AllowedEvents;
}

export const inventoryReads = readArea({
  queries: ({ db, itemsThen, files, clock, allowedEvents }: Needs) => {
    const list = async (viewer: Viewer, filter: InventoryFilter): Promise<InventoryPage | Rejection> => {
      const now = clock.now();
      const moment = momentOf(filter.asOf, now);
      if (isRejection(moment)) return moment;
      return moment ? inventoryThen(db, itemsThen, { viewer, filter, moment }) : inventoryPage(db, { viewer, filter, now, allowedEvents });
    };
    return [
      queryRoute(listInventory, ({ viewer, query }) => list(viewer, query)),
      queryRoute(searchInventory, ({ viewer, body }) => list(viewer, body)),
      inventoryFileRoute({ files, itemsThen, clock }),
    ];
  },
  projections: [inventoryProjection],
  migrations: inventoryMigrations,
  provides: ({ db, past }) => ({ itemsThen: rowsThen(past, inventoryProjection, 'item'), goodsOf: labelledGoods(db) }),
});
