import type { Migration } from '#kernel/database/migrate.ts';

/** Nothing was told before. */
export const shippedToldMigration: Migration = {
  id: '1410-shipped-told',
  sql: 'ALTER TABLE channel_sales_seen ADD COLUMN shipped_told_at timestamptz',
};
