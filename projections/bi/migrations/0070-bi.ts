import type { Migration } from '#kernel/database/migrate.ts';

export const biMigration: Migration = {
  id: '0070-bi',
  sql: `
    CREATE TABLE activity_hourly (
      hour timestamptz NOT NULL,
      warehouse_id text NOT NULL,
      shop_id integer NOT NULL,
      inbound integer NOT NULL,
      inspected integer NOT NULL,
      shelved integer NOT NULL,
      outbound integer NOT NULL,
      orders integer NOT NULL,
      stock integer NOT NULL,
      sales_cents bigint NOT NULL,
      profit_cents bigint NOT NULL,
      PRIMARY KEY (hour, warehouse_id, shop_id)
    );
    CREATE INDEX activity_of_warehouse ON activity_hourly (warehouse_id, hour);
    CREATE INDEX activity_of_shop ON activity_hourly (shop_id, hour);
    CREATE TABLE activity_items (
      one_id text PRIMARY KEY,
      warehouse_id text NOT NULL,
      shop_id integer NOT NULL,
      in_stock boolean NOT NULL,
      cost_cents integer,
      quoted_cents integer,
      received_hour timestamptz,
      sold_hour timestamptz,
      sold_cents integer,
      profit_cents integer
    );
  `,
};
