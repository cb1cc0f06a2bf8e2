import type { Migration } from '#kernel/database/migrate.ts';

/** What a wallet moved within some days is added up from the index alone, whether they are days of the clock or of the books. */
export const walletRecordsByDateMigration: Migration = {
  id: '0965-wallet-records-by-date',
  sql: `
    DROP INDEX wallet_records_of_shop;
    CREATE INDEX wallet_records_of_shop ON wallet_records (shop_id, created_at, place) INCLUDE (amount_cents, goes);
    CREATE INDEX wallet_records_by_date ON wallet_records (shop_id, effective_date, version) INCLUDE (amount_cents, goes);
  `,
};
