import type { Migration } from '#kernel/database/migrate.ts';
import { batchesMigration } from './0060-batches.ts';

export const batchesMigrations: readonly Migration[] = [batchesMigration];
