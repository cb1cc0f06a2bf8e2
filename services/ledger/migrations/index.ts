import type { Migration } from '#kernel/database/migrate.ts';
import { booksChecksMigration } from './0820-books-checks.ts';

export const ledgerAreaMigrations: readonly Migration[] = [booksChecksMigration];
