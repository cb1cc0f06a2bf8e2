import type { Migration } from '#kernel/database/migrate.ts';
import { adjustmentsMigration } from './0930-adjustments.ts';
import { adjustmentsOfLostItemsMigration } from './1340-adjustments-of-lost-items.ts';

export const adjustmentsMigrations: readonly Migration[] = [adjustmentsMigration, adjustmentsOfLostItemsMigration];
