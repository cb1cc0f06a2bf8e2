import type { Migration } from '#kernel/database/migrate.ts';

/** One status may be rare among what changed last. */
export const inventoryOfStatusMigration: Migration = {
  id: '0400-inventory-of-status',
  sql: 'CREATE INDEX inventory_of_status ON inventory (status, updated_at DESC, one_id DESC) WHERE status IS NOT NULL;',
};
