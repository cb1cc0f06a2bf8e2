import type { Migration } from '#kernel/database/migrate.ts';
import { bankStatementsMigration } from './0810-bank-statements.ts';
import { bankLineReleasesMigration } from './1000-bank-line-releases.ts';

export const statementsMigrations: readonly Migration[] = [bankStatementsMigration, bankLineReleasesMigration];
