import type { Migration } from '#kernel/database/migrate.ts';

/** Made once with the table, and asked by nobody. */
export const sellerAccountsWithoutShopIndexMigration: Migration = {
  id: '0170-seller-accounts-without-shop-index',
  sql: 'DROP INDEX IF EXISTS seller_accounts_by_shop',
};
