import type { Migration } from '#kernel/database/migrate.ts';
import { shipmentsMigration } from './1431-shipments.ts';

export const shipmentsMigrations: readonly Migration[] = [shipmentsMigration];
