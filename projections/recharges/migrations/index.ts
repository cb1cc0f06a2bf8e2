import type { Migration } from '#kernel/database/migrate.ts';
import { rechargesMigration } from './0770-recharges.ts';

export const rechargesMigrations: readonly Migration[] = [rechargesMigration];
