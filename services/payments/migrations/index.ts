import type { Migration } from '#kernel/database/migrate.ts';
import { paymentsMigration } from './0760-payments.ts';

export const paymentsMigrations: readonly Migration[] = [paymentsMigration];
