import type { Migration } from '#kernel/database/migrate.ts';
import { keptStatementsMigration } from './0911-kept-statements.ts';

export const statementsAreaMigrations: readonly Migration[] = [keptStatementsMigration];
