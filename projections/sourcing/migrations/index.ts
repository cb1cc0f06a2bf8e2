import type { Migration } from '#kernel/database/migrate.ts';
import { shopProductsRowsMigration } from './1442-shop-product-rows.ts';

export const sourcingMigrations: readonly Migration[] = [shopProductsRowsMigration];
