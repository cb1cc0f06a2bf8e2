import type { Migration } from '#kernel/database/migrate.ts';
import { bankAccountsMigration } from './0690-bank-accounts.ts';

export const bankAccountsMigrations: readonly Migration[] = [bankAccountsMigration];
