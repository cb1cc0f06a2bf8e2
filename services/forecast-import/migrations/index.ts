import type { Migration } from '#kernel/database/migrate.ts';
import { importsMigration } from './0004-imports.ts';
import { importsConfirmedMigration } from './0015-imports-confirmed.ts';

export const forecastImportMigrations: readonly Migration[] = [importsMigration, importsConfirmedMigration];
