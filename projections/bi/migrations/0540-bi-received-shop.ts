import type { Migration } from '#kernel/database/migrate.ts';

/** A receipt that is cancelled is taken from the shop that it was counted for. */
export const biReceivedShopMigration: Migration = {
  id: '0540-bi-received-shop',
  sql: 'ALTER TABLE activity_items ADD COLUMN received_shop_id integer;',
};
