import type { Migration } from '#kernel/database/migrate.ts';
import { shipmentNumbersMigration } from './1430-shipment-numbers.ts';

export const fulfilmentMigrations: readonly Migration[] = [shipmentNumbersMigration];
