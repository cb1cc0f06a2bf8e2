import type { Migration } from '#kernel/database/migrate.ts';
import { salesMigration } from './1400-sales.ts';
import { saleCancelCausesMigration } from './1453-sale-cancel-causes.ts';

export const salesMigrations: readonly Migration[] = [salesMigration, saleCancelCausesMigration];
