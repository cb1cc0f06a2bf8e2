import { queryRoute, type QueryRoute } from '#contracts/kernel/route.ts';
import { listWarehouseSettings } from '#contracts/reference/list-warehouse-settings.ts';
import { listAllWarehouses, listShopUsers, listSkus, listStaff, listWarehouses } from '#contracts/reference/reference-queries.ts';
import { findRecipient } from '#contracts/requests/find-recipient.ts';
import type { ReadDatabase } from '../kernel/read-database.ts';
import { recipient } from './recipient.ts';
import { warehouseSettings } from './warehouse-settings.ts';
import { shopUsers, skus, staff, warehouses } from './queries.ts';

export const referenceRoutes = ({ db }: { db: ReadDatabase }): QueryRoute[] => [
  queryRoute(listAllWarehouses, ({ viewer }) => warehouses(db, viewer)),
  queryRoute(listWarehouses, async ({ viewer, body }) => ({ records: await warehouses(db, viewer, body) })),
  queryRoute(listWarehouseSettings, () => warehouseSettings(db)),
  queryRoute(listShopUsers, ({ viewer, body }) => shopUsers(db, viewer, body)),
  queryRoute(findRecipient, ({ viewer, body }) => recipient(db, viewer, body.text)),
  queryRoute(listSkus, ({ viewer, query }) => skus(db, viewer, query)),
  queryRoute(listStaff, ({ viewer, query }) => staff(db, viewer, query)),
];
