import type { Migration } from '#kernel/database/migrate.ts';
import { biMigration } from './0070-bi.ts';
import { biWiderMigration } from './0370-bi-wider.ts';
import { biLeanMigration } from './0440-bi-lean.ts';
import { biQuartersMigration } from './0480-bi-quarters.ts';
import { biReceivedShopMigration } from './0540-bi-received-shop.ts';
import { biReceivedShopOfBeforeMigration } from './0630-bi-received-shop-of-before.ts';

export const biMigrations: readonly Migration[] = [
  biMigration,
  biWiderMigration,
  biLeanMigration,
  biQuartersMigration,
  biReceivedShopMigration,
  biReceivedShopOfBeforeMigration,
];
