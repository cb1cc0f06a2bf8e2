import type { Migration } from '#kernel/database/migrate.ts';
import { bankAccountsMigration } from './0690-bank-accounts.ts';
import { bankAccountsVerifiedMigration } from './0730-bank-accounts-verified.ts';
import { bankAccountsKeptMigration } from './1040-bank-accounts-kept.ts';

export const bankAccountsMigrations: readonly Migration[] = [bankAccountsMigration, bankAccountsVerifiedMigration, bankAccountsKeptMigration];
