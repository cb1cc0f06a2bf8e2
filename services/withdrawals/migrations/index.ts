import type { Migration } from '#kernel/database/migrate.ts';
import { withdrawalNumbersMigration } from './0740-withdrawal-numbers.ts';

export const withdrawalMigrations: readonly Migration[] = [withdrawalNumbersMigration];
