import { z } from 'zod';
import { daysBetween, isTime } from '../kernel/lists/date-range.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { idField, shopIdField } from '../kernel/lists/query-fields.ts';
import { cents, count } from '../kernel/lists/query-rows.ts';

/** Days that one question may cover. */
const MAX_RANGE_DAYS = 400;

const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);
const askedDay = day.refine((text) => isTime(text), { error: 'time' });

/** A key figure with its value in the period before, of the same length. `change` is a share: 0.084 is +8.4 %; null where before was 0. */
const kpi = z.object({ value: count, before: count, change: z.number().nullable() });

/** One entry per day of the viewer's zone, none left out. Money in cents. `stock` at the end of the day. */
const dayStats = z.object({
  day,
  sales: cents,
  profit: cents,
  inbound: count,
  inspected: count,
  shelved: count,
  outbound: count,
  orders: count,
  stock: count,
});

/** What one warehouse or shop has to do with the range; `stock` at its end. */
const part = { name: z.string(), sales: cents, profit: cents, inbound: count, outbound: count, stock: count };

/** Shops that one answer names. */
export const MAX_RANKING = 10;

export const biSchema = z.object({
  from: day,
  to: day,
  before: z.object({ from: day, to: day }),
  kpis: z.object({
    sales: kpi,
    profit: kpi,
    inbound: kpi,
    outbound: kpi,
    stock: kpi,
    orders: kpi,
    inspected: kpi,
    shelved: kpi,
  }),
  days: z.array(dayStats),
  /** The same number of days right before. */
  daysBefore: z.array(dayStats),
  /** By sales, then by what went out. */
  warehouses: z.array(z.object({ id: z.string(), ...part })),
  /** The first ten by sales, then by what went out. */
  shops: z.array(z.object({ id: z.number().int(), ...part })),
  /** Where it was sold; what was not shipped in the end is not in it. `costKnown` of the items have a cost: the others are in the profit with nothing. */
  platforms: z.array(z.object({ platform: z.string(), items: count, costKnown: count, sales: cents, profit: cents })),
  /** Items on shelves by days since shelving, with the storage fee accrued; `to` null is open. */
  ageing: z.array(z.object({ from: count, to: count.nullable(), items: count, fee: cents })),
});
export type Bi = z.output<typeof biSchema>;

export const getBi = endpoint({
  name: 'getBi',
  method: 'GET',
  path: '/bi',
  bases: ['admin'],
  access: ['101.query'],
  summary: 'Sales, profit, inbound, outbound, stock and ageing over a range of days, by warehouse and shop',
  query: z
    .strictObject({ from: askedDay, to: askedDay, wareId: idField.optional(), shopId: shopIdField.optional() })
    .refine(({ from, to }) => from <= to && daysBetween(from, to) < MAX_RANGE_DAYS, { error: 'time', path: ['to'] }),
  data: biSchema,
});
