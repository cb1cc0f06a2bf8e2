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
  /** For whom it was counted, whoever has the item now. */
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

export const measures = ['inbound', 'inspected', 'shelved', 'outbound', 'orders', 'stock', 'sales_cents', 'profit_cents'] as const;
export type Measure = (typeof measures)[number];

/** Where a change is added up: of each table the columns that tell its rows apart, with what they are of a quarter of an hour, a warehouse and a shop. */
export const activityTables = [
  { table: 'activity_quarters', key: ['quarter', 'warehouse_id', 'shop_id'], from: ['quarter', 'warehouse_id', 'shop_id'] },
  { table: 'activity_hourly', key: ['hour', 'warehouse_id', 'shop_id'], from: [`date_trunc('hour', quarter, 'UTC')`, 'warehouse_id', 'shop_id'] },
  { table: 'activity_of_warehouses', key: ['hour', 'warehouse_id'], from: [`date_trunc('hour', quarter, 'UTC')`, 'warehouse_id'] },
  { table: 'activity_of_shops', key: ['day', 'shop_id'], from: [`(quarter AT TIME ZONE 'UTC')::date`, 'shop_id'] },
] as const;
