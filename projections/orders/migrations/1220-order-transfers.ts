import type { Migration } from '#kernel/database/migrate.ts';

/** Transfers between warehouses stand in the lists of both. */
export const orderTransfersMigration: Migration = {
  id: '1220-order-transfers',
  sql: `
    ALTER TABLE orders ADD COLUMN to_warehouse_id text;
    CREATE INDEX orders_transfers_to ON orders (to_warehouse_id, state, updated_at, odd_no) WHERE to_warehouse_id IS NOT NULL;
    CREATE INDEX orders_transfers_from ON orders (warehouse_id, state, updated_at, odd_no) WHERE to_warehouse_id IS NOT NULL;
    CREATE INDEX orders_transfers ON orders (updated_at, odd_no) WHERE to_warehouse_id IS NOT NULL;
  `,
};
