import type { Migration } from '#kernel/database/migrate.ts';
import { containersMigration } from './1202-containers.ts';

export const containersMigrations: readonly Migration[] = [containersMigration];
