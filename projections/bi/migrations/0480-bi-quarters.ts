import type { Migration } from '#kernel/database/migrate.ts';

/**
 * What was kept by the hour does not say which quarter it belongs to: all sums begin anew, and the processor adds them up from the log when it starts.
 * The checkpoint is set back, not removed: a node of the version before cannot move it from where it believes it to be.
 */
export const biQuartersMigration: Migration = {
  id: '0480-bi-quarters',
  sql: `
    CREATE TABLE activity_quarters (quarter timestamptz NOT NULL, warehouse_id text NOT NULL, shop_id integer NOT NULL,
      inbound integer NOT NULL, inspected integer NOT NULL, shelved integer NOT NULL, outbound integer NOT NULL, orders integer NOT NULL, stock integer NOT NULL, sales_cents bigint NOT NULL, profit_cents bigint NOT NULL,
      PRIMARY KEY (quarter, warehouse_id, shop_id));
    ALTER TABLE activity_items RENAME COLUMN received_hour TO received_quarter;
    ALTER TABLE activity_items RENAME COLUMN sold_hour TO sold_quarter;
    TRUNCATE activity_hourly, activity_of_warehouses, activity_of_shops, activity_items;
    UPDATE checkpoints SET transaction_id = '0', global_position = 0 WHERE name = 'activity';
  `,
};
