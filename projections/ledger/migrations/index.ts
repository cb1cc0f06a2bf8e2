import type { Migration } from '#kernel/database/migrate.ts';
import { ledgerMigration } from './0650-ledger.ts';
import { periodsMigration } from './0910-periods.ts';
import { ledgerBreaksMigration } from './0950-ledger-breaks.ts';
import { ledgerEntriesMigration } from './1360-ledger-entries.ts';

export const ledgerMigrations: readonly Migration[] = [ledgerMigration, periodsMigration, ledgerBreaksMigration, ledgerEntriesMigration];
