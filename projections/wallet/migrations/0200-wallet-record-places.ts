import type { Migration } from '#kernel/database/migrate.ts';

/** Entries of one moment stand in the order of their wallet, so that each balance follows from the one before. */
export const walletRecordPlacesMigration: Migration = {
  id: '0200-wallet-record-places',
  sql: `
    ALTER TABLE wallet_records ADD COLUMN place text GENERATED ALWAYS AS (lpad(version::text, 10, '0') || '-' || shop_id::text) STORED;
    DROP INDEX wallet_records_of_shop;
    DROP INDEX wallet_records_by_time;
    CREATE INDEX wallet_records_of_shop ON wallet_records (shop_id, created_at, place);
    CREATE INDEX wallet_records_by_time ON wallet_records (created_at, place);
  `,
};
