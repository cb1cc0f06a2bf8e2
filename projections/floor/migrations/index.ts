import type { Migration } from '#kernel/database/migrate.ts';
import { shiftPlansMigration } from './1240-shift-plans.ts';

export const floorMigrations: readonly Migration[] = [shiftPlansMigration];
