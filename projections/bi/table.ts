/** What happened in one hour in one warehouse to the goods of one shop. Hours add up to the days of any zone. */
export interface ActivityRow {
  hour: string;
  warehouse_id: string;
  shop_id: number;
  inbound: number;
  inspected: number;
  shelved: number;
  outbound: number;
  orders: number;
  /** Change of what lies in the warehouse. */
  stock: number;
  sales_cents: number;
  profit_cents: number;
}

/** What the sums must remember of each item to take it back or to know its cost. Fed by the log alone, so that a rebuild gives the same sums. */
export interface ActivityItemRow {
  one_id: string;
  warehouse_id: string;
  shop_id: number;
  in_stock: boolean;
  cost_cents: number | null;
  quoted_cents: number | null;
  /** The hour that its receipt was counted in. */
  received_hour: string | null;
  sold_hour: string | null;
  sold_cents: number | null;
  profit_cents: number | null;
}

declare module '#projections/kernel/read-database.ts' {
  interface ReadTables {
    activity_hourly: ActivityRow;
  }
}

export const migration = {
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
