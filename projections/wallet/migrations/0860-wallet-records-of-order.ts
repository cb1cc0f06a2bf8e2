import type { Migration } from '#kernel/database/migrate.ts';

/** What an order moved. */
export const walletRecordsOfOrderMigration: Migration = {
  id: '0860-wallet-records-of-order',
  sql: `CREATE INDEX wallet_records_of_order ON wallet_records (reference_id) WHERE reference_kind = 'order'`,
};
