import type { Migration } from '#kernel/database/migrate.ts';

/** Rejections told their reason in words alone before. */
export const orderHistoryPresetMigration: Migration = {
  id: '0560-order-history-preset',
  sql: 'ALTER TABLE order_history ADD COLUMN preset text;',
};
