import type { Migration } from '#kernel/database/migrate.ts';

/** What was charged for a night of a warehouse, to whichever shops. */
export const walletRecordsOfStorageMigration: Migration = {
  id: '0720-wallet-records-of-storage',
  sql: `CREATE INDEX wallet_records_of_storage ON wallet_records (reference_id, charge_date, shop_id) WHERE type = 'storageFee'`,
};
