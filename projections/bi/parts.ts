import { sql, type RawBuilder } from 'kysely';
import { MAX_RANKING, type Bi } from '#contracts/bi/bi-queries.ts';
import { activityOf, ofShopsByHours, type Scope } from './activity-of.ts';
import { all, equal, within } from '../kernel/lists/conditions.ts';
import type { ReadDatabase } from '../kernel/read-database.ts';

/** Moments from `from` up to, not including, `before`. */
export interface Span {
  from: Date;
  before: Date;
}

/** The figures of the range parted by warehouse. */
export const ofWarehouses = (db: ReadDatabase, scope: Scope, { from, before }: Span, cut: readonly string[]): Promise<Bi['warehouses']> => {
  const inRange = sql<boolean>`a.hour >= ${from.toISOString()}`;
  return activityOf(db, scope, cut)
    .leftJoin('warehouses as w', 'w.id', 'a.warehouse_id')
    .where('a.hour', '<', before.toISOString())
    .groupBy(['a.warehouse_id', 'w.name'])
    .select(['a.warehouse_id as id', sql<string>`coalesce(w.name, '')`.as('name'), ...figures(inRange)])
    .orderBy('sales', 'desc')
    .orderBy('outbound', 'desc')
    .orderBy('stock', 'desc')
    .orderBy('name')
    .execute();
};

/** The figures of the range parted by shop, of those that sold most. */
export const ofShops = (db: ReadDatabase, scope: Scope, span: Span, cut: readonly string[]): Promise<Bi['shops']> =>
  db
    .selectFrom(shopActivity(db, scope, span, cut).as('a'))
    .leftJoin('shops as s', 's.shop_id', 'a.shop_id')
    .groupBy(['a.shop_id', 's.realname'])
    .select(['a.shop_id as id', sql<string>`coalesce(s.realname, '')`.as('name'), ...figures(sql<boolean>`a.in_range`)])
    .orderBy('sales', 'desc')
    .orderBy('outbound', 'desc')
    .orderBy('stock', 'desc')
    .orderBy('name')
    .limit(MAX_RANKING)
    .execute();

/** Everything up to the end of the range: by the hour within a warehouse or a shop; of all by the day, and by the hour where days of UTC are cut. */
const shopActivity = (db: ReadDatabase, { wareId, shopId }: Scope, { from, before }: Span, cut: readonly string[]) => {
  const hours = db.selectFrom(ofShopsByHours(cut).as('a')).where(all(equal('a.warehouse_id', wareId), equal('a.shop_id', shopId)));
  const columns = ['a.shop_id', 'a.sales_cents', 'a.profit_cents', 'a.inbound', 'a.outbound'] as const;
  if (wareId !== undefined || shopId !== undefined)
    return hours
      .where('a.hour', '<', before.toISOString())
      .select([...columns, 'a.stock', sql<boolean>`a.hour >= ${from.toISOString()}`.as('in_range')]);

  const [firstDay, endDay] = [dayFrom(from), dayUpTo(before)];
  return db
    .selectFrom('activity_of_shops as a')
    .where('a.day', '<', endDay)
    .select([...columns, 'a.stock', sql<boolean>`a.day >= ${firstDay}`.as('in_range')])
    .unionAll(
      // The stock of these hours is in that of their day.
      hours
        .where('a.hour', '>=', from.toISOString())
        .where('a.hour', '<', `${firstDay}T00:00:00Z`)
        .select([...columns, sql<number>`0`.as('stock'), sql<boolean>`true`.as('in_range')]),
    )
    .unionAll(
      hours
        .where('a.hour', '>=', `${endDay}T00:00:00Z`)
        .where('a.hour', '<', before.toISOString())
        .select([...columns, 'a.stock', sql<boolean>`true`.as('in_range')]),
    );
};

/** The day of UTC that begins at a moment or next after it, and the one that a moment lies in. */
const dayFrom = (moment: Date): string => dayUpTo(new Date(moment.getTime() + 86_400_000 - 1));
const dayUpTo = (moment: Date): string => moment.toISOString().slice(0, 10);

const figures = (inRange: RawBuilder<boolean>) =>
  [
    sql<number>`coalesce(sum(a.sales_cents) filter (where ${inRange}), 0)::float`.as('sales'),
    sql<number>`coalesce(sum(a.profit_cents) filter (where ${inRange}), 0)::float`.as('profit'),
    sql<number>`coalesce(sum(a.inbound) filter (where ${inRange}), 0)::int`.as('inbound'),
    sql<number>`coalesce(sum(a.outbound) filter (where ${inRange}), 0)::int`.as('outbound'),
    sql<number>`sum(a.stock)::int`.as('stock'),
  ] as const;

/** Sales by where they were made, as the sold items say it. */
export const platforms = (db: ReadDatabase, { wareId, shopId }: Scope, { from, before }: Span): Promise<Bi['platforms']> =>
  db
    .selectFrom('inventory as i')
    .where(
      all(
        sql`i.sold_at is not null`,
        within('i.sold_at', { from: from.toISOString(), before: before.toISOString() }),
        equal('i.warehouse_id', wareId),
        equal('i.shop_id', shopId),
      ),
    )
    .groupBy(sql`1`)
    .select([
      sql<string>`coalesce(i.platform, '')`.as('platform'),
      sql<number>`count(*)::int`.as('items'),
      sql<number>`count(i.cost_price_cents)::int`.as('costKnown'),
      sql<number>`sum(i.sold_price_cents)::float`.as('sales'),
      // What has no cost has no profit, as in the sums of the days.
      sql<number>`coalesce(sum(i.sold_price_cents - i.cost_price_cents), 0)::float`.as('profit'),
    ])
    .orderBy('sales', 'desc')
    .orderBy('platform')
    .execute();
