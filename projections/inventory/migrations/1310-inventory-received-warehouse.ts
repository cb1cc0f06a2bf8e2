import type { Migration } from '#kernel/database/migrate.ts';

/** Where goods were received is in the log already. */
export const inventoryReceivedWarehouseMigration: Migration = {
  id: '1310-inventory-received-warehouse',
  sql: `
    ALTER TABLE inventory ADD COLUMN received_warehouse_id text;
    UPDATE inventory i SET received_warehouse_id = last.warehouse_id
    FROM (SELECT DISTINCT ON (stream_id) stream_id, data->>'warehouseId' AS warehouse_id FROM events
          WHERE stream_id LIKE 'item-%' AND type = 'ItemReceived' ORDER BY stream_id, version DESC) last
    WHERE last.stream_id = 'item-' || i.one_id;
    CREATE INDEX inventory_received_elsewhere ON inventory (received_warehouse_id, received_at) WHERE received_warehouse_id <> warehouse_id;
  `,
};
