import type { Migration } from '#kernel/database/migrate.ts';

/** When an account was last used is asked before its data are erased. */
export const withdrawalsOfBankAccountMigration: Migration = {
  id: '1041-withdrawals-of-bank-account',
  sql: 'CREATE INDEX withdrawals_of_bank_account ON withdrawals (bank_account_id, updated_at);',
};
