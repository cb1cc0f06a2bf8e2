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

/** The same of all shops together: as few rows, whatever their number. */
export type WarehouseActivityRow = Omit<ActivityRow, 'shop_id'>;

/** The same of a shop in all warehouses, by days of UTC: whole days of a long range, between hours at its ends. */
export type ShopActivityRow = Omit<ActivityRow, 'hour' | 'warehouse_id'> & { day: string };

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

/** Where a change is added up: of each table the columns that tell its rows apart, with what they are of an hour, a warehouse and a shop. */
export const activityTables = [
  { table: 'activity_hourly', key: ['hour', 'warehouse_id', 'shop_id'], from: ['hour', 'warehouse_id', 'shop_id'] },
  { table: 'activity_of_warehouses', key: ['hour', 'warehouse_id'], from: ['hour', 'warehouse_id'] },
  { table: 'activity_of_shops', key: ['day', 'shop_id'], from: [`(hour AT TIME ZONE 'UTC')::date`, 'shop_id'] },
] as const;

const sums = measures.map((measure) => `${measure} ${measure.endsWith('_cents') ? 'bigint' : 'integer'} NOT NULL`).join(', ');

const summedUp = activityTables
  .slice(1)
  .map(
    ({ table, key, from }) =>
      `INSERT INTO ${table} SELECT ${from.join(', ')}, ${measures.map((measure) => `sum(${measure})`).join(', ')}
       FROM activity_hourly GROUP BY ${key.map((_, at) => at + 1).join(', ')};`,
  )
  .join('\n');

export const widerMigration = {
  id: '0370-bi-wider',
  sql: `
    CREATE TABLE activity_of_warehouses (hour timestamptz NOT NULL, warehouse_id text NOT NULL, ${sums}, PRIMARY KEY (hour, warehouse_id));
    CREATE TABLE activity_of_shops (day date NOT NULL, shop_id integer NOT NULL, ${sums}, PRIMARY KEY (day, shop_id));
    ${summedUp}
  `,
};

/** Every event of an item in stock made a row, whether or not it changed anything. */
export const leanMigration = {
  id: '0440-bi-lean',
  sql: activityTables.map(({ table }) => `DELETE FROM ${table} WHERE ${measures.map((measure) => `${measure} = 0`).join(' AND ')};`).join('\n'),
};
