import { queryRoute } from '#contracts/kernel/route.ts';
import { listWarehouseSettings } from '#contracts/reference/list-warehouse-settings.ts';
import { listAllWarehouses, listShopUsers, listSkus, listStaff, listWarehouses } from '#contracts/reference/reference-queries.ts';
import { findRecipient } from '#contracts/requests/applications.ts';
import { readArea } from '../kernel/area.ts';
import type { ListFiles } from '../kernel/files/list-file.ts';
import type { ReadDatabase } from '../kernel/read-database.ts';
import { importLookups } from './import-lookups.ts';
import { referenceProjections } from './projections.ts';
import { shopUsers, skus, staff, warehouses } from './queries.ts';
import { recipient } from './recipient.ts';
import { skuFileRoute } from './sku-file.ts';
import { warehouseSettings } from './warehouse-settings.ts';
import { referenceMigrations } from './migrations/index.ts';

export const referenceReads = readArea({
  queries: ({ db, files }: { db: ReadDatabase; files: ListFiles }) => [
    queryRoute(listAllWarehouses, ({ viewer }) => warehouses(db, viewer)),
    queryRoute(listWarehouses, async ({ viewer, body }) => ({ records: await warehouses(db, viewer, body) })),
    queryRoute(listWarehouseSettings, () => warehouseSettings(db)),
    queryRoute(listShopUsers, ({ viewer, body }) => shopUsers(db, viewer, body)),
    queryRoute(findRecipient, ({ viewer, body }) => recipient(db, viewer, body.text)),
    queryRoute(listSkus, ({ viewer, query }) => skus(db, viewer, query)),
    skuFileRoute(files),
    queryRoute(listStaff, ({ viewer, query }) => staff(db, viewer, query)),
  ],
  projections: [...referenceProjections],
  migrations: referenceMigrations,
  provides: ({ db }) => ({ importLookups: importLookups(db) }),
});
