import type { Migration } from '#kernel/database/migrate.ts';
import { withdrawalsMigration } from './0750-withdrawals.ts';

export const withdrawalsMigrations: readonly Migration[] = [withdrawalsMigration];
