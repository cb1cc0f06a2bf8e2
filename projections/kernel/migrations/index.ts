import type { Migration } from '#kernel/database/migrate.ts';
import { checkpointsMigration } from './0002-checkpoints.ts';
import { rebuildsMigration } from './0011-rebuilds.ts';
import { pendingTextsMigration } from './0360-pending-texts.ts';

export const projectionKernelMigrations: readonly Migration[] = [checkpointsMigration, rebuildsMigration, pendingTextsMigration];
