import type { Viewer } from '#contracts/accounts/viewer.ts';
import type { AllowedEvents } from '#contracts/item/item-actions.ts';
import { listInventory, searchInventory, type InventoryFilter } from '#contracts/inventory/inventory-queries.ts';
import { momentOf } from '#contracts/kernel/as-of.ts';
import { isRejection, type Rejection } from '#contracts/kernel/rejection.ts';
import { queryRoute, type QueryRoute } from '#contracts/kernel/route.ts';
import type { ListFiles } from '../kernel/list-file.ts';
import type { RowsThen } from '../kernel/past.ts';
import type { ReadDatabase } from '../kernel/read-database.ts';
import { inventoryFileRoute } from './inventory-file.ts';
import { inventoryThen } from './inventory-then.ts';
import { inventoryPage, type InventoryPage } from './queries.ts';
import type { InventoryRow } from './table.ts';

interface Needs {
  db: ReadDatabase;
  itemsThen: RowsThen<InventoryRow>;
  files: ListFiles;
  clock: { now(): Date };
  allowedEvents: AllowedEvents;
}

export const inventoryRoutes = ({ db, itemsThen, files, clock, allowedEvents }: Needs): QueryRoute[] => {
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
};
