import type { Migration } from '#kernel/database/migrate.ts';
import { withdrawalsMigration } from './0750-withdrawals.ts';
import { withdrawalsOfBankAccountMigration } from './1041-withdrawals-of-bank-account.ts';

export const withdrawalsMigrations: readonly Migration[] = [withdrawalsMigration, withdrawalsOfBankAccountMigration];
