import { sql } from 'kysely';
import type { Bi, getBi } from '#contracts/bi/bi-queries.ts';
import { addDays, daysBetween, nextDay, startOfDay } from '#contracts/kernel/lists/date-range.ts';
import type { QueryOf } from '#contracts/kernel/endpoint.ts';
import type { ReadDatabase } from '../kernel/read-database.ts';
import { measures } from './table.ts';
import { ageing } from './ageing.ts';
import { activityOf, cutHours } from './activity-of.ts';
import { ofShops, ofWarehouses, platforms, type Span } from './parts.ts';

type Query = QueryOf<typeof getBi>;
type Day = Bi['days'][number];

/** Figures of a range of days and of the range before it, with the curve of each day. Days are those of `timeZone`. */
export const bi = async (db: ReadDatabase, query: Query, { timeZone, now }: { timeZone: string; now: Date }): Promise<Bi> => {
  const length = daysBetween(query.from, query.to) + 1;
  const before = { from: addDays(query.from, -length), to: addDays(query.from, -1) };
  const range: Span = { from: startOfDay(query.from, timeZone), before: startOfDay(nextDay(query.to), timeZone) };
  const start = startOfDay(before.from, timeZone);
  const cut = cutHours(
    Array.from({ length: 2 * length + 1 }, (_, index) => addDays(before.from, index)),
    timeZone,
  );
  const [stockAtStart, rows, ages, warehouses, shops, sales] = await Promise.all([
    stockBefore(db, query, start, cut),
    perDay(db, query, { ...range, from: start, timeZone }, cut),
    ageing(db, query, now),
    ofWarehouses(db, query, range, cut),
    ofShops(db, query, range, cut),
    platforms(db, query, range),
  ]);
  const days = allDays(rows, { from: before.from, count: 2 * length, stockAtStart });
  const [past, asked] = [days.slice(0, length), days.slice(length)];
  const sum = (measure: Exclude<keyof Day, 'day'>) => kpi(total(asked, measure), total(past, measure));
  return {
    from: query.from,
    to: query.to,
    before,
    kpis: {
      sales: sum('sales'),
      profit: sum('profit'),
      inbound: sum('inbound'),
      outbound: sum('outbound'),
      stock: kpi(asked.at(-1)!.stock, past.at(-1)!.stock),
      orders: sum('orders'),
      inspected: sum('inspected'),
      shelved: sum('shelved'),
    },
    days: asked,
    daysBefore: past,
    warehouses,
    shops,
    platforms: sales,
    ageing: ages,
  };
};

const total = (days: readonly Day[], measure: Exclude<keyof Day, 'day'>): number => days.reduce((sum, day) => sum + day[measure], 0);

const kpi = (value: number, before: number) => ({ value, before, change: before === 0 ? null : (value - before) / Math.abs(before) });

const stockBefore = async (db: ReadDatabase, query: Query, moment: Date, cut: readonly string[]): Promise<number> => {
  const { stock } = await activityOf(db, query, cut)
    .where('a.hour', '<', moment.toISOString())
    .select(sql<number>`coalesce(sum(a.stock), 0)::int`.as('stock'))
    .executeTakeFirstOrThrow();
  return stock;
};

const perDay = (db: ReadDatabase, query: Query, { from, before, timeZone }: Span & { timeZone: string }, cut: readonly string[]) =>
  // By the hour first: to put each row's into the zone costs more than to add it up.
  db
    .selectFrom(
      activityOf(db, query, cut)
        .where('a.hour', '>=', from.toISOString())
        .where('a.hour', '<', before.toISOString())
        .groupBy('a.hour')
        .select(['a.hour', ...measures.map((measure) => sql<number>`sum(${sql.ref(`a.${measure}`)})`.as(measure))])
        .as('a'),
    )
    .groupBy(sql`1`)
    .select([
      sql<string>`((a.hour at time zone ${timeZone})::date)::text`.as('day'),
      sql<number>`sum(a.sales_cents)::float`.as('sales'),
      sql<number>`sum(a.profit_cents)::float`.as('profit'),
      sql<number>`sum(a.inbound)::int`.as('inbound'),
      sql<number>`sum(a.inspected)::int`.as('inspected'),
      sql<number>`sum(a.shelved)::int`.as('shelved'),
      sql<number>`sum(a.outbound)::int`.as('outbound'),
      sql<number>`sum(a.orders)::int`.as('orders'),
      sql<number>`sum(a.stock)::int`.as('stock'),
    ])
    .execute();

/** Every day of the range, also those on which nothing happened; the stock of a day is what lay there at its end. */
const allDays = (rows: readonly Day[], { from, count, stockAtStart }: { from: string; count: number; stockAtStart: number }): Day[] => {
  const byDay = new Map(rows.map((row) => [row.day, row]));
  let stock = stockAtStart;
  return Array.from({ length: count }, (_, index) => {
    const day = addDays(from, index);
    const row = byDay.get(day) ?? { day, sales: 0, profit: 0, inbound: 0, inspected: 0, shelved: 0, outbound: 0, orders: 0, stock: 0 };
    stock += row.stock;
    return { ...row, stock };
  });
};
