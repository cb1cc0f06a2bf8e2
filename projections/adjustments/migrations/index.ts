import type { Migration } from '#kernel/database/migrate.ts';
import { adjustmentsMigration } from './0930-adjustments.ts';

export const adjustmentsMigrations: readonly Migration[] = [adjustmentsMigration];
