import type { Migration } from '#kernel/database/migrate.ts';
import { shopProductsMigration } from './1441-shop-products.ts';

export const sourcingTablesMigrations: readonly Migration[] = [shopProductsMigration];
