/** What happened in one quarter of an hour in one warehouse to the goods of one shop. No zone is off by less: quarters add up to the days of any. */
export interface ActivityRow {
  quarter: string;
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

/** The same by hours: all that days need but for the hours in which they begin, where a zone is off by a part of an hour. */
export type HourActivityRow = Omit<ActivityRow, 'quarter'> & { hour: string };

/** By hours, of all shops together: as few rows, whatever their number. */
export type WarehouseActivityRow = Omit<HourActivityRow, 'shop_id'>;

/** The same of a shop in all warehouses, by days of UTC: whole days of a long range, between hours at its ends. */
export type ShopActivityRow = Omit<ActivityRow, 'quarter' | 'warehouse_id'> & { day: string };

/** What the sums must remember of each item to take it back or to know its cost. Fed by the log alone, so that a rebuild gives the same sums. */
export interface ActivityItemRow {
  one_id: string;
  warehouse_id: string;
  shop_id: number;
  in_stock: boolean;
  cost_cents: number | null;
  quoted_cents: number | null;
  /** The quarter of an hour that its receipt was counted in. */
  received_quarter: string | null;
  /** For whom it was counted, whoever has the item now; absent on what was counted before this was remembered. */
  received_shop_id: number | null;
  sold_quarter: string | null;
  sold_cents: number | null;
  profit_cents: number | null;
}

declare module '#projections/kernel/read-database.ts' {
  interface ReadTables {
    activity_quarters: ActivityRow;
    activity_hourly: HourActivityRow;
    activity_of_warehouses: WarehouseActivityRow;
    activity_of_shops: ShopActivityRow;
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

export const measures = ['inbound', 'inspected', 'shelved', 'outbound', 'orders', 'stock', 'sales_cents', 'profit_cents'] as const;
export type Measure = (typeof measures)[number];

/** Where a change is added up: of each table the columns that tell its rows apart, with what they are of a quarter of an hour, a warehouse and a shop. */
export const activityTables = [
  { table: 'activity_quarters', key: ['quarter', 'warehouse_id', 'shop_id'], from: ['quarter', 'warehouse_id', 'shop_id'] },
  { table: 'activity_hourly', key: ['hour', 'warehouse_id', 'shop_id'], from: [`date_trunc('hour', quarter, 'UTC')`, 'warehouse_id', 'shop_id'] },
  { table: 'activity_of_warehouses', key: ['hour', 'warehouse_id'], from: [`date_trunc('hour', quarter, 'UTC')`, 'warehouse_id'] },
  { table: 'activity_of_shops', key: ['day', 'shop_id'], from: [`(quarter AT TIME ZONE 'UTC')::date`, 'shop_id'] },
] as const;

export const widerMigration = {
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

/** Every event of an item in stock made a row, whether or not it changed anything. */
export const leanMigration = {
  id: '0440-bi-lean',
  sql: ['activity_hourly', 'activity_of_warehouses', 'activity_of_shops']
    .map(
      (table) =>
        `DELETE FROM ${table} WHERE inbound = 0 AND inspected = 0 AND shelved = 0 AND outbound = 0 AND orders = 0 AND stock = 0 AND sales_cents = 0 AND profit_cents = 0;`,
    )
    .join('\n'),
};

/**
 * What was kept by the hour does not say which quarter it belongs to: all sums begin anew, and the processor adds them up from the log when it starts.
 * The checkpoint is set back, not removed: a node of the version before cannot move it from where it believes it to be.
 */
export const quartersMigration = {
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

/** A receipt that is cancelled is taken from the shop that it was counted for. */
export const receivedShopMigration = {
  id: '0540-bi-received-shop',
  sql: 'ALTER TABLE activity_items ADD COLUMN received_shop_id integer;',
};
