import type { Migration } from '#kernel/database/migrate.ts';

/** As of the texts: what waits beside the index is taken in by the job, and not by the command that comes when there is 4 MB of it. */
export const walletRecordsPendingMigration: Migration = {
  id: '0990-wallet-records-pending',
  sql: `ALTER INDEX wallet_records_of_account SET (gin_pending_list_limit = 16384)`,
};
