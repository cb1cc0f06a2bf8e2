import type { Migration } from '#kernel/database/migrate.ts';

/** The report of a shift counts those of its hours. */
export const orderExceptionsMigration: Migration = {
  id: '1242-order-exceptions',
  sql: "CREATE INDEX order_history_exceptions ON order_history (recorded_at) WHERE name = 'OrderException';",
};
