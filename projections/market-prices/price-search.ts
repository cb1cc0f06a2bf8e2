import { sql } from 'kysely';
import { BOOK_TIME_ZONE } from '#contracts/fees/card-days.ts';
import { channelKinds } from '#contracts/channels/channel-kinds.ts';
import type { Viewer } from '#contracts/kernel/access/viewer.ts';
import { dayIn } from '#contracts/kernel/lists/date-range.ts';
import { quoteAgeOf, quoteTargets } from '#contracts/pricing/market-quote.ts';
import { payoutOf } from '#contracts/pricing/payout.ts';
import { MAX_SEARCHED_SKUS, type MarketOffer, type PriceSearch } from '#contracts/pricing/price-search.ts';
import { feesAt, type FeeRow } from '#contracts/pricing/published-fees.ts';
import { any, likeText, type Condition } from '../kernel/lists/conditions.ts';
import type { ReadDatabase } from '../kernel/read-database.ts';
import { channelFees } from './channel-fees.ts';
import type { MarketQuoteRow } from './table.ts';

interface Asked {
  viewer: Viewer;
  text: string;
  now: Date;
}

export const priceSearch = async (db: ReadDatabase, { viewer, text, now }: Asked): Promise<PriceSearch> => {
  const shopId = viewer.shopId ?? 1;
  const found = await skusLike(db, text);
  const skus = found.slice(0, MAX_SEARCHED_SKUS);
  if (skus.length === 0) return { records: [], more: false };
  const names = skus.map(({ sku }) => sku);
  const [quotes, stock, fees] = await Promise.all([
    db.selectFrom('market_quotes').where('sku', 'in', names).selectAll().execute(),
    stockOf(db, shopId, names),
    channelFees(db),
  ]);
  return {
    records: skus.map(({ sku, name, brand, image, sizes }) => {
      const ofSku = quotes.filter((quote) => quote.sku === sku);
      const known = [...new Set([...sizes, ...ofSku.map(({ size }) => size)])];
      return {
        sku,
        name,
        brand,
        img: image,
        sizes: known.map((size) => ({
          size,
          ...stockIn(stock, { sku, size }),
          offers: offersOf(
            ofSku.filter((quote) => quote.size === size),
            { fees, shopId, now },
          ),
        })),
      };
    }),
    more: found.length > MAX_SEARCHED_SKUS,
  };
};

/** The SKU as it was typed first: who scans a box means that one. Then those that a channel has told of. */
const skusLike = (db: ReadDatabase, text: string) => {
  const exact = sql<boolean>`lower(s.sku) = lower(${text})`;
  const isTold = sql<boolean>`exists (select from market_quotes q where q.sku = s.sku)`;
  return db
    .selectFrom('skus as s')
    .where(any(...['s.sku', 's.name'].map((column): Condition => sql`lower(${sql.ref(column)}) like ${likeText(text)}`)))
    .select(['s.sku', 's.name', 's.brand', 's.image', 's.sizes'])
    .orderBy(exact, 'desc')
    .orderBy(isTold, 'desc')
    .orderBy('s.sku')
    .limit(MAX_SEARCHED_SKUS + 1)
    .execute();
};

const stockOf = (db: ReadDatabase, shopId: number, skus: readonly string[]) =>
  db
    .selectFrom('inventory as i')
    .where('i.shop_id', '=', shopId)
    .where('i.sku', 'in', skus)
    .where('i.state', '=', 'available')
    .groupBy(['i.sku', 'i.size'])
    .select([
      'i.sku',
      'i.size',
      sql<number>`count(*)::int`.as('count'),
      sql<string | null>`min(i.one_id) filter (where not exists (select from listings l where l.one_id = i.one_id and l.ended_at is null))`.as(
        'one_id',
      ),
    ])
    .execute();

const stockIn = (stock: Awaited<ReturnType<typeof stockOf>>, { sku, size }: { sku: string; size: string }) => {
  const found = stock.find((row) => row.sku === sku && row.size === size);
  return { inStock: found?.count ?? 0, oneId: found?.one_id ?? null };
};

interface Terms {
  fees: readonly FeeRow[];
  shopId: number;
  now: Date;
}

const offersOf = (quotes: readonly MarketQuoteRow[], { fees, shopId, now }: Terms): MarketOffer[] => {
  const day = dayIn(now, BOOK_TIME_ZONE);
  const offers = quotes.map((quote): MarketOffer => {
    const row = feesAt(fees, { channel: quote.channel, shopId }, day);
    return {
      channel: quote.channel,
      lowestCents: quote.lowest_cents,
      bidCents: quote.highest_bid_cents,
      lastSaleCents: quote.last_sale_cents,
      payoutCents: row && quote.lowest_cents !== null ? payoutOf(row.fees, quote.lowest_cents) : null,
      gmtAsOf: quote.as_of,
      age: quoteAgeOf(now.getTime() - new Date(quote.as_of).getTime(), quoteTargets[quote.channel]),
      isBest: false,
    };
  });
  const payouts = offers.filter(({ age }) => age !== 'stale').flatMap(({ payoutCents }) => payoutCents ?? []);
  const best = Math.max(...payouts);
  return offers
    .map((offer) => ({ ...offer, isBest: offer.age !== 'stale' && offer.payoutCents === best }))
    .toSorted((one, other) => channelKinds.indexOf(one.channel) - channelKinds.indexOf(other.channel));
};
