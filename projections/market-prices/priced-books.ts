import { sql } from 'kysely';
import type { StopReason } from '#contracts/pricing/explanation.ts';
import type { MarketQuote } from '#contracts/pricing/market-quote.ts';
import { bookKeyOf, type BookKey, type BookListing, type PricedBook, type PricedBooks, type PriceStep } from '#contracts/pricing/priced-book.ts';
import type { ReadDatabase } from '../kernel/read-database.ts';
import { channelFees } from './channel-fees.ts';
import type { MarketQuoteRow } from './table.ts';

/** The books with all their open listings, in a few statements however many they are. */
export const pricedBooks = async (db: ReadDatabase, keys: readonly BookKey[]): Promise<PricedBooks> => {
  if (keys.length === 0) return { books: [], fees: [] };
  const [listings, quotes, stops, fees] = await Promise.all([openListings(db, keys), quotesOf(db, keys), stopsOf(db), channelFees(db)]);
  const ofBooks = new Map<string, ListingFound[]>();
  for (const listing of listings) {
    const name = bookKeyOf(listing);
    const others = ofBooks.get(name);
    if (others) others.push(listing);
    else ofBooks.set(name, [listing]);
  }
  const found = { listings: ofBooks, quotes: new Map(quotes.map((quote) => [bookKeyOf(quote), quote])), stops };
  return { books: keys.map((key) => bookOf(key, found)), fees };
};

/** The book that a listing is in; undefined where there is no such listing that is open. */
export const bookOfListings = async (db: ReadDatabase, listingIds: readonly string[]): Promise<PricedBooks> => {
  if (listingIds.length === 0) return { books: [], fees: [] };
  const keys = await db
    .selectFrom('listings')
    .where('listing_id', 'in', listingIds)
    .where('ended_at', 'is', null)
    .select(['channel', 'sku', 'size'])
    .distinct()
    .execute();
  return pricedBooks(db, keys);
};

/** By the keys of their books. */
interface Found {
  listings: ReadonlyMap<string, readonly ListingFound[]>;
  quotes: ReadonlyMap<string, MarketQuoteRow>;
  stops: ReadonlyMap<string, StopReason>;
}

const bookOf = (key: BookKey, { listings, quotes, stops }: Found): PricedBook => {
  const name = bookKeyOf(key);
  const quote = quotes.get(name);
  return {
    channel: key.channel,
    sku: key.sku,
    size: key.size,
    quote: quote && toQuote(quote),
    stop: stops.get('all') ?? stops.get(key.channel),
    listings: (listings.get(name) ?? []).map(toListing),
  };
};

interface ListingFound extends BookKey {
  listing_id: string;
  shop_id: number;
  status: string;
  synchronising: boolean;
  item_state: string | null;
  account_state: string | null;
  price_cents: number;
  confirmed_cents: number | null;
  user_cents: number;
  cost_cents: number | null;
  rule: BookListing['rule'];
  paused: BookListing['pausedFor'];
  requested_at: string;
  steps: PriceStepRow[] | null;
  version: number;
}

interface PriceStepRow {
  name: string;
  at: string;
  cents: number | null;
}

const inBooks = (keys: readonly BookKey[]) =>
  sql`jsonb_to_recordset(${JSON.stringify(keys.map(({ channel, sku, size }) => ({ channel, sku, size })))}::jsonb) AS b(channel text, sku text, size text)`;

/** Of the history only what speaks of prices; the reasons that it holds are long. */
const openListings = async (db: ReadDatabase, keys: readonly BookKey[]): Promise<ListingFound[]> => {
  const { rows } = await sql<ListingFound>`
    SELECT l.listing_id, l.shop_id, l.status, l.synchronising, i.state AS item_state, a.state AS account_state, l.channel, l.sku, l.size, l.price_cents, l.confirmed_cents,
      l.user_cents, i.cost_price_cents AS cost_cents, l.rule, l.paused, l.requested_at, l.version,
      (SELECT jsonb_agg(jsonb_build_object('name', s.step ->> 'name', 'at', s.step ->> 'at', 'cents', (s.step ->> 'cents')::int) ORDER BY s.place)
       FROM jsonb_array_elements(l.history) WITH ORDINALITY AS s(step, place)
       WHERE s.step ->> 'name' IN ('PriceDecided', 'PriceSetByUser', 'ListingRequested', 'OperationConfirmed', 'OperationFound')) AS steps
    FROM ${inBooks(keys)}
    JOIN listings l ON l.channel = b.channel AND l.sku = b.sku AND l.size = b.size AND l.ended_at IS NULL
    LEFT JOIN inventory i ON i.one_id = l.one_id
    LEFT JOIN channel_accounts a ON a.account_id = l.account_id
    ORDER BY l.listing_id`.execute(db);
  return rows;
};

const quotesOf = async (db: ReadDatabase, keys: readonly BookKey[]): Promise<MarketQuoteRow[]> => {
  const { rows } = await sql<MarketQuoteRow>`
    SELECT q.* FROM ${inBooks(keys)} JOIN market_quotes q ON q.channel = b.channel AND q.sku = b.sku AND q.size = b.size`.execute(db);
  return rows;
};

/** What is held back, by scope: `all`, or a channel. */
const stopsOf = async (db: ReadDatabase): Promise<Map<string, StopReason>> => {
  const halted = await db.selectFrom('channel_switches').where('halted', '=', true).select('scope').execute();
  return new Map(halted.map(({ scope }) => [scope, scope === 'all' ? 'allStopped' : 'channelStopped']));
};

const toQuote = (row: MarketQuoteRow): MarketQuote => ({
  channel: row.channel,
  sku: row.sku,
  size: row.size,
  lowestCents: row.lowest_cents,
  highestBidCents: row.highest_bid_cents,
  lastSaleCents: row.last_sale_cents,
  depth: row.depth,
  ...(row.asks && { asks: row.asks }),
  asOfMs: new Date(row.as_of).getTime(),
  receivedAtMs: new Date(row.received_at).getTime(),
  seq: Number(row.seq),
  isSuspect: row.is_suspect,
});

const stepNames: Readonly<Record<string, PriceStep['what']>> = {
  PriceDecided: 'decided',
  PriceSetByUser: 'byUser',
  ListingRequested: 'byUser',
  OperationConfirmed: 'confirmed',
  OperationFound: 'confirmed',
};

const toListing = (row: ListingFound): BookListing => ({
  listingId: row.listing_id,
  shopId: row.shop_id,
  isLive: row.status === 'live',
  isUnderWay: row.synchronising,
  isGone: row.item_state !== 'available',
  isBlocked: row.account_state !== null && row.account_state !== 'connected',
  priceCents: row.price_cents,
  confirmedCents: row.confirmed_cents,
  userCents: row.user_cents,
  costCents: row.cost_cents,
  rule: row.rule,
  pausedFor: row.paused,
  requestedAtMs: new Date(row.requested_at).getTime(),
  steps: (row.steps ?? []).map(({ name, at, cents }) => ({ what: stepNames[name]!, atMs: Date.parse(at), cents: cents ?? row.price_cents })),
  version: row.version,
});
