import type { Migration } from '#kernel/database/migrate.ts';
import { ordersMigration } from './0040-orders.ts';
import { orderListsMigration } from './0270-order-lists.ts';
import { ordersTallyMigration } from './0310-orders-tally.ts';
import { orderHistoryTermsMigration } from './0460-order-history-terms.ts';
import { orderHistoryPresetMigration } from './0560-order-history-preset.ts';
import { orderUnitsPickedByMigration } from './0590-order-units-picked-by.ts';
import { orderHistorySealedAddressMigration } from './0620-order-history-sealed-address.ts';
import { orderHeldFeeMigration } from './0940-order-held-fee.ts';
import { orderBulkReshipsMigration } from './1321-order-bulk-reships.ts';
import { bulkReshipsMigration } from './1322-bulk-reships.ts';
import { orderTransfersMigration } from './1220-order-transfers.ts';
import { ordersInExceptionMigration } from './1241-orders-in-exception.ts';
import { orderExceptionsMigration } from './1242-order-exceptions.ts';
import { orderLabelsMigration } from './1421-order-labels.ts';
import { orderReturnCauseMigration } from './1341-order-return-cause.ts';

export const ordersMigrations: readonly Migration[] = [
  ordersMigration,
  orderListsMigration,
  ordersTallyMigration,
  orderHistoryTermsMigration,
  orderHistoryPresetMigration,
  orderUnitsPickedByMigration,
  orderHistorySealedAddressMigration,
  orderHeldFeeMigration,
  orderTransfersMigration,
  ordersInExceptionMigration,
  orderExceptionsMigration,
  orderBulkReshipsMigration,
  bulkReshipsMigration,
  orderReturnCauseMigration,
  orderLabelsMigration,
];
