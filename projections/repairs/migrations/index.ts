import type { Migration } from '#kernel/database/migrate.ts';
import { repairsMigration } from './0220-repairs.ts';
import { repairItemsMigration } from './0230-repair-items.ts';
import { repairTasksMigration } from './1110-repair-tasks.ts';
import { repairBoxesMigration } from './1280-repair-boxes.ts';

export const repairsMigrations: readonly Migration[] = [repairsMigration, repairItemsMigration, repairTasksMigration, repairBoxesMigration];
