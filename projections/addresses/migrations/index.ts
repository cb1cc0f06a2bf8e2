import type { Migration } from '#kernel/database/migrate.ts';
import { orderAddressesMigration } from './1221-order-addresses.ts';

export const addressesMigrations: readonly Migration[] = [orderAddressesMigration];
