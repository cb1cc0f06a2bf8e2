import type { Migration } from '#kernel/database/migrate.ts';
import { sellerAccountsMigration } from './0140-seller-accounts.ts';
import { sellerAccountsWithoutShopIndexMigration } from './0170-seller-accounts-without-shop-index.ts';
import { sellerAccountsProvenEmailMigration } from './0510-seller-accounts-proven-email.ts';
import { sellerAccountsRefusedMigration } from './0530-seller-accounts-refused.ts';

export const sellerAccountsMigrations: readonly Migration[] = [
  sellerAccountsMigration,
  sellerAccountsWithoutShopIndexMigration,
  sellerAccountsProvenEmailMigration,
  sellerAccountsRefusedMigration,
];
