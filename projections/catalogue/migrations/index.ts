import type { Migration } from '#kernel/database/migrate.ts';
import { brandsMigration } from './1170-brands.ts';
import { retailersMigration } from './1171-retailers.ts';

export const catalogueMigrations: readonly Migration[] = [brandsMigration, retailersMigration];
