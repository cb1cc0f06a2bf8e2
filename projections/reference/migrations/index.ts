import type { Migration } from '#kernel/database/migrate.ts';
import { referenceMigration } from './0020-reference.ts';
import { warehouseMenuMigration } from './0130-warehouse-menu.ts';
import { storageRatesMigration } from './0150-storage-rates.ts';
import { warehouseAddressMigration } from './0210-warehouse-address.ts';
import { skuListsMigration } from './0250-sku-lists.ts';
import { staffWhoPickMigration } from './0520-staff-who-pick.ts';
import { shopsInternalMigration } from './0840-shops-internal.ts';
import { staffWhoRepairMigration } from './1111-staff-who-repair.ts';

export const referenceMigrations: readonly Migration[] = [
  referenceMigration,
  warehouseMenuMigration,
  storageRatesMigration,
  warehouseAddressMigration,
  skuListsMigration,
  staffWhoPickMigration,
  shopsInternalMigration,
  staffWhoRepairMigration,
];
