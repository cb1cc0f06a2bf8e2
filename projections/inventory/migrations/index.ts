import type { Migration } from '#kernel/database/migrate.ts';
import { inventoryMigration } from './0010-inventory.ts';
import { inboundShopMigration } from './0160-inbound-shop.ts';
import { inventoryListsMigration } from './0260-inventory-lists.ts';
import { inventoryTallyMigration } from './0300-inventory-tally.ts';
import { inventoryTextsMigration } from './0390-inventory-texts.ts';
import { inventoryOfStatusMigration } from './0400-inventory-of-status.ts';
import { inventoryGoodsMigration } from './0410-inventory-goods.ts';
import { inventoryNumbersMigration } from './0420-inventory-numbers.ts';
import { fewerInventoryIndexesMigration } from './0430-fewer-inventory-indexes.ts';
import { inventoryRepairPhotosMigration } from './0460-inventory-repair-photos.ts';
import { inventoryReceivedShopMigration } from './0540-inventory-received-shop.ts';
import { inventoryLastSaleMigration } from './0580-inventory-last-sale.ts';
import { inventoryMissingMigration } from './1140-inventory-missing.ts';
import { inventoryReceivedWarehouseMigration } from './1310-inventory-received-warehouse.ts';
import { inventoryReturnableMigration } from './1342-inventory-returnable.ts';

export const inventoryMigrations: readonly Migration[] = [
  inventoryMigration,
  inboundShopMigration,
  inventoryListsMigration,
  inventoryTallyMigration,
  inventoryTextsMigration,
  inventoryOfStatusMigration,
  inventoryGoodsMigration,
  inventoryNumbersMigration,
  fewerInventoryIndexesMigration,
  inventoryRepairPhotosMigration,
  inventoryReceivedShopMigration,
  inventoryLastSaleMigration,
  inventoryMissingMigration,
  inventoryReceivedWarehouseMigration,
  inventoryReturnableMigration,
];
