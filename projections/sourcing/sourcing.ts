import { sql } from 'kysely';
import { BOOK_TIME_ZONE } from '#contracts/fees/card-days.ts';
import type { ChannelKind } from '#contracts/channels/channel-kinds.ts';
import type { Viewer } from '#contracts/kernel/access/viewer.ts';
import type { QueryOf } from '#contracts/kernel/endpoint.ts';
import { dayIn } from '#contracts/kernel/lists/date-range.ts';
import { reject, type Rejection } from '#contracts/kernel/rejection.ts';
import { quoteAgeOf, quoteTargets } from '#contracts/pricing/market-quote.ts';
import { feesAt, type FeeRow } from '#contracts/pricing/published-fees.ts';
import { profitOf, type ProfitTerms } from '#contracts/sourcing/profit.ts';
import {
  MAX_RECKONED,
  MAX_SOURCED,
  SOLD_DAYS,
  type listSourcing,
  type SourcedProduct,
  type SourcedSize,
  type Sourcing,
} from '#contracts/sourcing/sourcing.ts';
import { any, likeText, type Condition } from '../kernel/lists/conditions.ts';
import type { ReadDatabase } from '../kernel/read-database.ts';

export interface SourcingNeeds {
  db: ReadDatabase;
  clock: { now(): Date };
  channelFees(): Promise<readonly FeeRow[]>;
}

type Asked = QueryOf<typeof listSourcing>;

/** What the market says of goods, what they would bring in the shop, and what would be left of it. */
export const sourcing = async ({ db, clock, channelFees }: SourcingNeeds, viewer: Viewer, asked: Asked): Promise<Sourcing | Rejection> => {
  const { shopId } = viewer;
  if (shopId === undefined) return reject('ShopForbidden');
  const now = clock.now();
  const candidates = await soldGoods(db, asked, now);
  const skus = candidates.map(({ sku }) => sku);
  if (skus.length === 0) return { records: [], more: false };
  const [asks, stock, added, fees] = await Promise.all([asksOf(db, skus, now), stockOf(db, shopId, skus), addedBy(db, shopId, skus), channelFees()]);
  const row = feesAt(fees, { channel: 'shortVideo', shopId }, dayIn(now, BOOK_TIME_ZONE));
  const terms: ProfitTerms = { bands: row?.fees ?? [{ lines: [] }], creatorPercent: asked.creator, shippingCents: asked.shipping };
  const records: SourcedProduct[] = [];
  for (const { sku, name, brand, image, sizes, sold } of candidates) {
    const reckoned = sizes
      .flatMap((size) => reckon({ sku, size }, { asks, stock, terms, markup: asked.markup }) ?? [])
      .filter(({ marginBp }) => asked.minMargin === undefined || marginBp >= asked.minMargin * 100);
    if (reckoned.length > 0) records.push({ sku, name, brand, img: image, sold, added: added.get(sku) ?? null, sizes: reckoned });
  }
  return { records: records.slice(0, MAX_SOURCED), more: records.length > MAX_SOURCED };
};

/** Goods that a platform tells of, those first that sell best. */
const soldGoods = (db: ReadDatabase, { text, minSold = 0 }: Asked, now: Date) => {
  const since = new Date(now.getTime() - SOLD_DAYS * 86_400_000);
  const sold = db
    .selectFrom('sales')
    .where('sold_at', '>=', since.toISOString())
    .where('status', 'not in', ['cancelled', 'running'])
    .groupBy('sku')
    .select(['sku', sql<number>`count(*)::int`.as('sold')]);
  return db
    .selectFrom('skus as s')
    .leftJoin(sold.as('t'), 't.sku', 's.sku')
    .where(sql<boolean>`exists (select from market_quotes q where q.sku = s.sku)`)
    .where(sql<boolean>`coalesce(t.sold, 0) >= ${minSold}`)
    .$if(!!text, (query) =>
      query.where(any(...['s.sku', 's.name', 's.brand'].map((column): Condition => sql`lower(${sql.ref(column)}) like ${likeText(text!)}`))),
    )
    .select(['s.sku', 's.name', 's.brand', 's.image', 's.sizes', sql<number>`coalesce(t.sold, 0)`.as('sold')])
    .orderBy('sold', 'desc')
    .orderBy('s.sku')
    .limit(MAX_RECKONED)
    .execute();
};

interface Ask {
  channel: ChannelKind;
  cents: number;
}

const keyOf = ({ sku, size }: { sku: string; size: string }): string => `${sku} ${size}`;

/** What is asked of each size, as far as it is not too old to go by; the lowest first. */
const asksOf = async (db: ReadDatabase, skus: readonly string[], now: Date): Promise<ReadonlyMap<string, Ask[]>> => {
  const rows = await db
    .selectFrom('market_quotes')
    .where('sku', 'in', skus)
    .where('channel', 'not in', ['shortVideo', 'b2b'])
    .where('lowest_cents', 'is not', null)
    .where('is_suspect', '=', false)
    .select(['sku', 'size', 'channel', 'lowest_cents', 'as_of'])
    .orderBy('lowest_cents')
    .execute();
  const asks = new Map<string, Ask[]>();
  for (const row of rows) {
    if (quoteAgeOf(now.getTime() - new Date(row.as_of).getTime(), quoteTargets[row.channel]) === 'stale') continue;
    asks.set(keyOf(row), [...(asks.get(keyOf(row)) ?? []), { channel: row.channel, cents: row.lowest_cents! }]);
  }
  return asks;
};

interface OwnStock {
  items: number;
  /** On average, of those whose cost is known. */
  costCents: number | null;
}

const stockOf = async (db: ReadDatabase, shopId: number, skus: readonly string[]): Promise<ReadonlyMap<string, OwnStock>> => {
  const rows = await db
    .selectFrom('inventory')
    .where('shop_id', '=', shopId)
    .where('sku', 'in', skus)
    .where('state', '=', 'available')
    .groupBy(['sku', 'size'])
    .select(['sku', 'size', sql<number>`count(*)::int`.as('items'), sql<number | null>`round(avg(cost_price_cents))::int`.as('cost')])
    .execute();
  return new Map(rows.map((row) => [keyOf(row), { items: row.items, costCents: row.cost }]));
};

const addedBy = async (
  db: ReadDatabase,
  shopId: number,
  skus: readonly string[],
): Promise<ReadonlyMap<string, NonNullable<SourcedProduct['added']>>> => {
  const rows = await db.selectFrom('shop_products').where('shop_id', '=', shopId).select(['product_id', 'status', 'audit', 'skus']).execute();
  const pairs = rows.flatMap(({ product_id: productId, status, audit: auditStatus, skus: own }) =>
    own.flatMap((one) => (one.own && skus.includes(one.own.sku) ? [[one.own.sku, { productId, status, auditStatus }] as const] : [])),
  );
  return new Map(pairs);
};

interface Market {
  asks: ReadonlyMap<string, readonly Ask[]>;
  stock: ReadonlyMap<string, OwnStock>;
  terms: ProfitTerms;
  markup: number;
}

/** Undefined where nobody asks anything for it. */
const reckon = (of: { sku: string; size: string }, { asks, stock, terms, markup }: Market): SourcedSize | undefined => {
  const known = asks.get(keyOf(of)) ?? [];
  const [cheapest] = known;
  if (!cheapest) return undefined;
  const own = stock.get(keyOf(of));
  const priceCents = Math.round((middleOf(known) * (100 + markup)) / 100);
  const hasCost = own !== undefined && own.costCents !== null;
  const costCents = hasCost ? own.costCents! : cheapest.cents;
  return { size: of.size, inStock: own?.items ?? 0, costFrom: hasCost ? 'stock' : cheapest.channel, ...profitOf(priceCents, costCents, terms) };
};

/** Of an even number, what lies between the two in the middle. */
const middleOf = (asks: readonly Ask[]): number => {
  const half = Math.floor(asks.length / 2);
  return asks.length % 2 === 1 ? asks[half]!.cents : Math.round((asks[half - 1]!.cents + asks[half]!.cents) / 2);
};
