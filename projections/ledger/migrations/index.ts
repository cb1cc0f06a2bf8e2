import type { Migration } from '#kernel/database/migrate.ts';
import { ledgerMigration } from './0650-ledger.ts';

export const ledgerMigrations: readonly Migration[] = [ledgerMigration];
