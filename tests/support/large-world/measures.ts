import { one, share } from './sql.ts';

/**
 * How many rows the tables of a large world hold: those of its items, and what belongs to as many. Shops and warehouses are the same few in every one; all items
 * are of one shop where it is named.
 */
export const measuresOf = (items: number, ofShop?: number) => ({
  items,
  ofShop,
  skus: items / 5,
  packages: items / 5,
  orders: (items / 10) * 3,
  walletRecords: (items / 5) * 2,
  labels: items / 5,
  repairs: (items / 100) * 3,
  sales: items / 10,
  batches: items / 20,
  shelves: (items / 50) * 3,
});
export type Measures = ReturnType<typeof measuresOf>;

export const shopCount = 300;

/** When it is there. */
export const present = '2026-11-20T15:00:00.000Z';
export const warehouseIds = ['EWR', 'LAX', 'PVG', 'ORD', 'DFW', 'AMS', 'NRT', 'SYD'];

/** Where row `n` belongs: a few shops and warehouses do most of the business. */
export const shopOf = (n: string): string => `(1 + floor(${shopCount} * power(${share(1, n)}, 1.5)))::int`;
export const warehouseOf = (n: string): string => one(warehouseIds, `power(${share(2, n)}, 1.5)`);

/** When row `n` began, within half a year, and when it changed last. */
export const began = (n = 'n'): string => `(timestamptz '${present}' - ${share(3, n)} * interval '180 days')`;
export const changed = (n = 'n'): string => `(${began(n)} + (timestamptz '${present}' - ${began(n)}) * ${share(4, n)})`;

/** Ten digits, no two alike: an odd factor turns the numbers below 2^40 round. */
export const oneIdOf = (n: string): string => `upper(lpad(to_hex((${n})::bigint * 679652015487 % 1099511627776), 10, '0'))`;
export const numbered = (prefix: string, n = 'n'): string => `'${prefix}' || lpad((${n})::text, 8, '0')`;
