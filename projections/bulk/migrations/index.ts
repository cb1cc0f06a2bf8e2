import type { Migration } from '#kernel/database/migrate.ts';
import { bulkRunsMigration } from './0880-bulk-runs.ts';

export const bulkMigrations: readonly Migration[] = [bulkRunsMigration];
