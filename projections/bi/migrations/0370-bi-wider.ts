import type { Migration } from '#kernel/database/migrate.ts';

export const biWiderMigration: Migration = {
  id: '0370-bi-wider',
  sql: `
    CREATE TABLE activity_of_warehouses (hour timestamptz NOT NULL, warehouse_id text NOT NULL,
      inbound integer NOT NULL, inspected integer NOT NULL, shelved integer NOT NULL, outbound integer NOT NULL, orders integer NOT NULL, stock integer NOT NULL, sales_cents bigint NOT NULL, profit_cents bigint NOT NULL,
      PRIMARY KEY (hour, warehouse_id));
    CREATE TABLE activity_of_shops (day date NOT NULL, shop_id integer NOT NULL,
      inbound integer NOT NULL, inspected integer NOT NULL, shelved integer NOT NULL, outbound integer NOT NULL, orders integer NOT NULL, stock integer NOT NULL, sales_cents bigint NOT NULL, profit_cents bigint NOT NULL,
      PRIMARY KEY (day, shop_id));
    INSERT INTO activity_of_warehouses SELECT hour, warehouse_id,
      sum(inbound), sum(inspected), sum(shelved), sum(outbound), sum(orders), sum(stock), sum(sales_cents), sum(profit_cents)
      FROM activity_hourly GROUP BY 1, 2;
    INSERT INTO activity_of_shops SELECT (hour AT TIME ZONE 'UTC')::date, shop_id,
      sum(inbound), sum(inspected), sum(shelved), sum(outbound), sum(orders), sum(stock), sum(sales_cents), sum(profit_cents)
      FROM activity_hourly GROUP BY 1, 2;
  `,
};
