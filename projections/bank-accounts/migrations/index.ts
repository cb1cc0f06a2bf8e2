import type { Migration } from '#kernel/database/migrate.ts';
import { bankAccountsMigration } from './0690-bank-accounts.ts';
import { bankAccountsVerifiedMigration } from './0730-bank-accounts-verified.ts';

export const bankAccountsMigrations: readonly Migration[] = [bankAccountsMigration, bankAccountsVerifiedMigration];
