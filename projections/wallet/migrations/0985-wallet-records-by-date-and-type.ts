import type { Migration } from '#kernel/database/migrate.ts';

/** A month of a wallet is added up by type from the index alone. */
export const walletRecordsByDateAndTypeMigration: Migration = {
  id: '0985-wallet-records-by-date-and-type',
  sql: `
    DROP INDEX wallet_records_by_date;
    CREATE INDEX wallet_records_by_date ON wallet_records (shop_id, effective_date, version) INCLUDE (amount_cents, goes, type);
  `,
};
