import type { Migration } from '#kernel/database/migrate.ts';
import { systemMigration } from './0012-system.ts';
import { browserErrorsMigration } from './0014-browser-errors.ts';

export const systemMigrations: readonly Migration[] = [systemMigration, browserErrorsMigration];
