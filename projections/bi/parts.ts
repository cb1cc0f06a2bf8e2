import { sql } from 'kysely';
import { longestRanking, type Bi } from '#contracts/bi/bi-queries.ts';
import { all, equal, within } from '#projections/kernel/conditions.ts';
import type { ReadDatabase } from '#projections/kernel/read-database.ts';

export interface Scope {
  wareId?: string | undefined;
  shopId?: number | undefined;
}

/** Moments from `from` up to, not including, `before`. */
export interface Span {
  from: Date;
  before: Date;
}

/** The figures of the range parted by warehouse and by shop, in one pass. */
export const parts = async (db: ReadDatabase, { wareId, shopId }: Scope, { from, before }: Span): Promise<Pick<Bi, 'warehouses' | 'shops'>> => {
  const inRange = sql`a.hour >= ${from.toISOString()}`;
  const rows = await db
    .selectFrom('activity_hourly as a')
    .leftJoin('warehouses as w', 'w.id', 'a.warehouse_id')
    .leftJoin('shops as s', 's.shop_id', 'a.shop_id')
    .where(all(equal('a.warehouse_id', wareId), equal('a.shop_id', shopId)))
    .where('a.hour', '<', before.toISOString())
    .groupBy(sql`grouping sets ((a.warehouse_id, w.name), (a.shop_id, s.realname))`)
    .select([
      sql<string | null>`a.warehouse_id`.as('warehouse'),
      sql<number | null>`a.shop_id`.as('shop'),
      sql<string>`coalesce(w.name, s.realname, '')`.as('name'),
      sql<number>`coalesce(sum(a.sales_cents) filter (where ${inRange}), 0)::float`.as('sales'),
      sql<number>`coalesce(sum(a.profit_cents) filter (where ${inRange}), 0)::float`.as('profit'),
      sql<number>`coalesce(sum(a.inbound) filter (where ${inRange}), 0)::int`.as('inbound'),
      sql<number>`coalesce(sum(a.outbound) filter (where ${inRange}), 0)::int`.as('outbound'),
      sql<number>`sum(a.stock)::int`.as('stock'),
    ])
    .orderBy('sales', 'desc')
    .orderBy('outbound', 'desc')
    .orderBy('stock', 'desc')
    .orderBy('name')
    .execute();
  return {
    warehouses: rows.flatMap(({ warehouse, ...row }) => (warehouse === null ? [] : [{ id: warehouse, ...figuresOf(row) }])),
    shops: rows.flatMap(({ shop, ...row }) => (shop === null ? [] : [{ id: shop, ...figuresOf(row) }])).slice(0, longestRanking),
  };
};

type Figures = Omit<Bi['shops'][number], 'id'>;

const figuresOf = ({ name, sales, profit, inbound, outbound, stock }: Figures): Figures => ({ name, sales, profit, inbound, outbound, stock });

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
      sql<number>`sum(i.sold_price_cents)::float`.as('sales'),
      // What has no cost has no profit, as in the sums of the days.
      sql<number>`coalesce(sum(i.sold_price_cents - i.cost_price_cents), 0)::float`.as('profit'),
    ])
    .orderBy('sales', 'desc')
    .orderBy('platform')
    .execute();
