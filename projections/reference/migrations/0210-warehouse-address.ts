import type { Migration } from '#kernel/database/migrate.ts';

/** Where parcels start was never said before. */
export const warehouseAddressMigration: Migration = {
  id: '0210-warehouse-address',
  sql: 'ALTER TABLE warehouses ADD COLUMN address jsonb',
};
