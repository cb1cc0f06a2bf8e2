import type { Migration } from '#kernel/database/migrate.ts';
import { salesMigration } from './1400-sales.ts';

export const salesMigrations: readonly Migration[] = [salesMigration];
