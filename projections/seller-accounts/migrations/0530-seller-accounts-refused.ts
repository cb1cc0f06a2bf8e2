import type { Migration } from '#kernel/database/migrate.ts';

/** Nobody was refused before there were refusals. */
export const sellerAccountsRefusedMigration: Migration = {
  id: '0530-seller-accounts-refused',
  sql: 'ALTER TABLE seller_accounts ADD COLUMN refused boolean NOT NULL DEFAULT false',
};
