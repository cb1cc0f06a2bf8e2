import type { Migration } from '#kernel/database/migrate.ts';

/** What may go back to its seller is a few among very many. */
export const inventoryReturnableMigration: Migration = {
  id: '1342-inventory-returnable',
  sql: `CREATE INDEX inventory_returnable ON inventory (warehouse_id, updated_at, one_id)
    WHERE shop_id > 1 AND (state = 'issue' OR (state = 'available' AND received_kind = 'returned'));`,
};
