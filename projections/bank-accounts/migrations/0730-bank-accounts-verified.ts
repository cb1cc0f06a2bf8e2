import type { Migration } from '#kernel/database/migrate.ts';

/** Nobody has checked a holder before. */
export const bankAccountsVerifiedMigration: Migration = {
  id: '0730-bank-accounts-verified',
  sql: `
    ALTER TABLE bank_accounts ADD COLUMN verified boolean NOT NULL DEFAULT false;
    ALTER TABLE bank_accounts ALTER COLUMN verified DROP DEFAULT;
  `,
};
