import type { Migration } from '#kernel/database/migrate.ts';
import { shelfCountsMigration } from './1201-shelf-counts.ts';

export const countsMigrations: readonly Migration[] = [shelfCountsMigration];
