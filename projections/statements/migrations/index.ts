import type { Migration } from '#kernel/database/migrate.ts';
import { bankStatementsMigration } from './0810-bank-statements.ts';

export const statementsMigrations: readonly Migration[] = [bankStatementsMigration];
