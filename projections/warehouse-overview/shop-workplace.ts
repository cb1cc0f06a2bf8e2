import { sql } from 'kysely';
import { addDays, dayIn, startOfDay } from '#contracts/kernel/lists/date-range.ts';
import { outboundKinds, requestTypeOf, type OrderKind } from '#contracts/item/order-kinds.ts';
import { salesDays, type ShopWorkplace } from '#contracts/overview/overview-queries.ts';
import { inStock } from '../shared/in-stock.ts';
import type { ReadDatabase } from '../kernel/read-database.ts';
import { feeSoFar, shelvedPerDay } from '../shared/shelved-per-day.ts';
import { pastFreeDays, withFreeUntil } from '../shared/free-storage.ts';
import { storageRatesRows, storageTerms } from '../shared/storage-terms-of.ts';
import { availableOf } from '../shared/available-of.ts';
import { recentOf } from './recent-events.ts';

interface Asked {
  shopId: number;
  timeZone: string;
  now: Date;
}

/** The first page of a shop: what waits for it, what it has, what it sold, what happened last. */
export const shopWorkplace = async (db: ReadDatabase, asked: Asked): Promise<ShopWorkplace> => {
  const { shopId, now } = asked;
  const [items, storageFee, orders, repairs, packages, walletBalance, sales, latestSales, recent] = await Promise.all([
    itemCounts(db, shopId, now),
    storageFeeSoFar(db, shopId, now),
    orderCounts(db, shopId),
    repairCounts(db, shopId),
    packageCounts(db, shopId),
    availableOf(db, shopId),
    salesOf(db, asked),
    latestSalesOf(db, shopId),
    recentOf(db, shopId),
  ]);
  const counts = { ...items, storageFee, ...orders, ...repairs, ...packages };
  return { of: 'shop', shopId, ...counts, walletBalance, sales, latestSales, recent, refreshTime: now.toISOString() };
};

const itemCounts = async (db: ReadDatabase, shopId: number, now: Date) => {
  const { freeUntil } = await storageTerms(db, now);
  return withFreeUntil(db, freeUntil)
    .selectFrom('inventory as i')
    .innerJoin('free_until as f', 'f.id', 'i.warehouse_id')
    .where('i.shop_id', '=', shopId)
    .where('i.out_at', 'is', null)
    .select([
      countWhere(sql`i.state = 'forecast'`).as('forecast'),
      countWhere(sql`i.state in ('received', 'inspected')`).as('inbound'),
      countWhere(inStock).as('inStock'),
      countWhere(sql`i.state = 'available'`).as('available'),
      countWhere(sql`i.state = 'issue'`).as('issue'),
      countWhere(sql`i.state like 'onConsignment.%'`).as('listed'),
      countWhere(sql`i.state like 'outbounding.%'`).as('outbounding'),
      countWhere(sql`i.state like 'cashingOut.%'`).as('cashingOut'),
      countWhere(sql`i.state like 'switchingOwner.%'`).as('switchingOwner'),
      countWhere(sql`i.state like 'repairing.%'`).as('repairing'),
      countWhere(sql`${inStock} and ${pastFreeDays(freeUntil)}`).as('pastFree'),
      sql<number | null>`(sum(i.cost_price_cents) filter (where ${inStock}))::float`.as('costInStock'),
      countWhere(sql`${inStock} and i.cost_price_cents is null`).as('costUnknown'),
    ])
    .executeTakeFirstOrThrow();
};

const storageFeeSoFar = async (db: ReadDatabase, shopId: number, now: Date): Promise<number> => {
  const rates = await storageRatesRows(db);
  const { fee } = await db
    .with('d', () => shelvedPerDay(db, { shopId }, rates))
    .selectFrom('d')
    .select(feeSoFar(now).as('fee'))
    .executeTakeFirstOrThrow();
  return fee;
};

/** What leaves the warehouse for the shop: with a label, without one, and what the platform ships itself. */
const goesOut = sql`request_type in (${sql.join(outboundKinds.map((kind) => requestTypeOf[kind]))})`;
const isOf = (kind: OrderKind) => sql`request_type = ${requestTypeOf[kind]}`;

const orderCounts = (db: ReadDatabase, shopId: number) =>
  db
    .selectFrom('orders')
    .where('shop_id', '=', shopId)
    .where('state', 'in', ['reviewing', 'toConfirm', 'pendingOutbound'])
    .select([
      countWhere(sql`state = 'toConfirm'`).as('toConfirm'),
      countWhere(sql`state = 'toConfirm' and ${goesOut}`).as('feesToConfirm'),
      countWhere(sql`state = 'toConfirm' and ${isOf('cashOut')}`).as('quotesToConfirm'),
      countWhere(sql`state = 'toConfirm' and ${isOf('ownershipTransfer')}`).as('transfersToConfirm'),
      countWhere(sql`state = 'reviewing' and ${goesOut}`).as('reviewing'),
      countWhere(sql`state = 'pendingOutbound' and ${goesOut}`).as('pendingOutbound'),
      countWhere(sql`state = 'reviewing' and ${isOf('cashOut')}`).as('cashOutsReviewing'),
      countWhere(sql`state = 'reviewing' and ${isOf('ownershipTransfer')}`).as('transfersReviewing'),
      countWhere(sql`state = 'reviewing' and ${isOf('consignment')}`).as('consignmentsReviewing'),
    ])
    .executeTakeFirstOrThrow();

const repairCounts = (db: ReadDatabase, shopId: number) =>
  db
    .selectFrom('repairs')
    .where('shop_id', '=', shopId)
    .select(countWhere(sql`status = 'applied'`).as('repairsReviewing'))
    .executeTakeFirstOrThrow();

const packageCounts = (db: ReadDatabase, shopId: number) =>
  db
    .selectFrom('packages')
    .where('shop_id', '=', shopId)
    .select([countWhere(sql`status = 'scheduled'`).as('scheduled'), countWhere(sql`unresolved`).as('differences')])
    .executeTakeFirstOrThrow();

const countWhere = (condition: ReturnType<typeof sql>) => sql<number>`count(*) filter (where ${condition})::int`;

/** Every day of the last thirty, also those on which nothing was sold. */
const salesOf = async (db: ReadDatabase, { shopId, timeZone, now }: Asked): Promise<ShopWorkplace['sales']> => {
  const first = addDays(dayIn(now, timeZone), 1 - salesDays);
  const rows = await db
    .selectFrom('inventory')
    .where('shop_id', '=', shopId)
    .where('sold_at', '>=', startOfDay(first, timeZone).toISOString())
    .groupBy(sql`1`)
    .select([
      sql<string>`((sold_at at time zone ${timeZone})::date)::text`.as('day'),
      sql<number>`count(*)::int`.as('items'),
      sql<number>`sum(sold_price_cents)::float`.as('sales'),
    ])
    .execute();
  const byDay = new Map(rows.map((row) => [row.day, row]));
  return Array.from({ length: salesDays }, (_, index) => {
    const day = addDays(first, index);
    return byDay.get(day) ?? { day, items: 0, sales: 0 };
  });
};

const latestSalesOf = (db: ReadDatabase, shopId: number) =>
  db
    .selectFrom('inventory')
    .where('shop_id', '=', shopId)
    .where('sold_at', 'is not', null)
    .orderBy('sold_at', 'desc')
    .limit(10)
    .select([
      'one_id as oneId',
      'name as remarks',
      'size as spec',
      'image as img',
      sql<string>`coalesce(odd_no, '')`.as('oddNo'),
      'platform',
      sql<number>`sold_price_cents`.as('soldPrice'),
      sql<string>`sold_at`.as('gmtSold'),
    ])
    .execute();
