import type { Migration } from '#kernel/database/migrate.ts';

/** The job that erases what was kept long enough asks for the oldest accounts that still have a key. */
export const bankAccountsKeptMigration: Migration = {
  id: '1040-bank-accounts-kept',
  sql: `CREATE INDEX bank_accounts_kept ON bank_accounts (added_at) WHERE fingerprint <> '';`,
};
