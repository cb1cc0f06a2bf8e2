import type { Migration } from '#kernel/database/migrate.ts';

/** Whoever looks for the postings of an account does not read those of all others. */
export const walletRecordsOfAccountMigration: Migration = {
  id: '0890-wallet-records-of-account',
  sql: `
    CREATE INDEX wallet_records_of_account ON wallet_records USING gin (entries jsonb_path_ops);
  `,
};
