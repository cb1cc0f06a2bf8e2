import type { AllowedEvents } from '#contracts/item/item-actions.ts';
import { listInventory, searchInventory } from '#contracts/inventory/inventory-queries.ts';
import { queryRoute, type QueryRoute } from '#contracts/kernel/route.ts';
import type { ListFiles } from '#projections/kernel/list-file.ts';
import type { ReadDatabase } from '#projections/kernel/read-database.ts';
import { inventoryFileRoute } from './inventory-file.ts';
import { inventoryPage } from './queries.ts';

interface Needs {
  db: ReadDatabase;
  files: ListFiles;
  clock: { now(): Date };
  allowedEvents: AllowedEvents;
}

export const inventoryRoutes = ({ db, files, clock, allowedEvents }: Needs): QueryRoute[] => [
  queryRoute(listInventory, ({ viewer, query }) => inventoryPage(db, { viewer, filter: query, now: clock.now(), allowedEvents })),
  queryRoute(searchInventory, ({ viewer, body }) => inventoryPage(db, { viewer, filter: body, now: clock.now(), allowedEvents })),
  inventoryFileRoute(files, clock),
];
