import type { Migration } from '#kernel/database/migrate.ts';
import { booksChecksMigration } from './0820-books-checks.ts';
import { explainedShareMigration } from './0951-explained-share.ts';

export const ledgerAreaMigrations: readonly Migration[] = [booksChecksMigration, explainedShareMigration];
