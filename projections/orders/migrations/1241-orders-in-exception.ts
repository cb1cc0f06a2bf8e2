import type { Migration } from '#kernel/database/migrate.ts';

/** Few at any time, and counted on every board. */
export const ordersInExceptionMigration: Migration = {
  id: '1241-orders-in-exception',
  sql: "CREATE INDEX orders_in_exception ON orders (warehouse_id) WHERE state = 'exception';",
};
