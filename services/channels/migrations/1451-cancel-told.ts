import type { Migration } from '#kernel/database/migrate.ts';

/** Nothing was told before. */
export const cancelToldMigration: Migration = {
  id: '1451-cancel-told',
  sql: 'ALTER TABLE channel_sales_seen ADD COLUMN cancel_told_at timestamptz',
};
