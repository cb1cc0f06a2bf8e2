import type { Pool } from 'pg';
import type { ChannelKind } from '#contracts/channels/channel-kinds.ts';
import { isSuspectAfter, type QuoteRead } from '#contracts/pricing/market-quote.ts';
import { inTransaction } from '#kernel/database/transaction.ts';
import { prepared, type Sql } from '#kernel/database/sql.ts';

interface StoredQuote {
  channel: ChannelKind;
  sku: string;
  size: string;
  lowest_cents: number | null;
  highest_bid_cents: number | null;
  last_sale_cents: number | null;
  is_suspect: boolean;
  as_of: Date;
}

/**
 * Keeps what a channel said of variants, and has the listings of those that moved decided anew. A quote that is older than the one that is known says nothing
 * new. What could not be read is not told here: a variant whose quote fails keeps its last one, which grows old.
 */
export const recordQuotes = async ({ pool, now }: { pool: Pool; now: Date }, quotes: readonly QuoteRead[]): Promise<void> => {
  const read = newestOfEach(quotes);
  if (read.length === 0) return;
  await inTransaction(pool, async (client) => {
    const db = prepared(client);
    const known = await storedQuotes(db, read);
    const rows = read.flatMap((quote) => {
      const before = known.get(keyOf(quote));
      if (before && before.as_of.getTime() > quote.asOfMs) return [];
      return [{ ...rowOf(quote), is_suspect: isSuspectAfter(before && pricesOf(before), quote), has_moved: !before || hasMoved(before, quote) }];
    });
    if (rows.length === 0) return;
    await db.query(upsert, [JSON.stringify(rows), now]);
  });
};

const keyOf = ({ channel, sku, size }: Pick<QuoteRead, 'channel' | 'sku' | 'size'>): string => JSON.stringify([channel, sku, size]);

/** In the order of their keys, so that two of these do not wait for each other in a ring. */
const newestOfEach = (quotes: readonly QuoteRead[]): QuoteRead[] => {
  const newest = new Map<string, QuoteRead>();
  for (const quote of quotes) {
    const other = newest.get(keyOf(quote));
    if (!other || other.asOfMs <= quote.asOfMs) newest.set(keyOf(quote), quote);
  }
  return [...newest].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, quote]) => quote);
};

const storedQuotes = async (db: Sql, quotes: readonly QuoteRead[]): Promise<Map<string, StoredQuote>> => {
  const keys = quotes.map(({ channel, sku, size }) => ({ channel, sku, size }));
  const { rows } = await db.query<StoredQuote>(known, [JSON.stringify(keys)]);
  return new Map(rows.map((row) => [keyOf(row), row]));
};

const pricesOf = ({ lowest_cents, last_sale_cents }: StoredQuote) => ({ lowestCents: lowest_cents, lastSaleCents: last_sale_cents });

const rowOf = ({ channel, sku, size, lowestCents, highestBidCents, lastSaleCents, depth, asks, asOfMs }: QuoteRead) => ({
  channel,
  sku,
  size,
  lowest_cents: lowestCents,
  highest_bid_cents: highestBidCents,
  last_sale_cents: lastSaleCents,
  depth,
  asks: asks ?? null,
  as_of: new Date(asOfMs).toISOString(),
});

const hasMoved = (before: StoredQuote, quote: QuoteRead): boolean =>
  before.lowest_cents !== quote.lowestCents || before.highest_bid_cents !== quote.highestBidCents || before.last_sale_cents !== quote.lastSaleCents;

const known = `
  SELECT q.channel, q.sku, q.size, q.lowest_cents, q.highest_bid_cents, q.last_sale_cents, q.is_suspect, q.as_of
  FROM jsonb_to_recordset($1::jsonb) AS r(channel text, sku text, size text)
  JOIN market_quotes q USING (sku, size, channel)
  ORDER BY q.channel, q.sku, q.size
  FOR UPDATE OF q`;

/** What did not move is told all the same: a listing may have been held because its quote was old. */
const upsert = `
  WITH read AS (
    SELECT * FROM jsonb_to_recordset($1::jsonb) AS r(
      channel text, sku text, size text, lowest_cents integer, highest_bid_cents integer, last_sale_cents integer,
      depth text, asks jsonb, as_of timestamptz, is_suspect boolean, has_moved boolean)
  ), kept AS (
    INSERT INTO market_quotes AS q
      (channel, sku, size, lowest_cents, highest_bid_cents, last_sale_cents, depth, asks, as_of, received_at, seq, is_suspect)
    SELECT channel, sku, size, lowest_cents, highest_bid_cents, last_sale_cents, depth, asks, as_of, $2, 1, is_suspect FROM read
    ON CONFLICT (sku, size, channel) DO UPDATE
    SET lowest_cents = excluded.lowest_cents, highest_bid_cents = excluded.highest_bid_cents, last_sale_cents = excluded.last_sale_cents,
        depth = excluded.depth, asks = excluded.asks, as_of = excluded.as_of, received_at = excluded.received_at,
        seq = q.seq + 1, is_suspect = excluded.is_suspect
    RETURNING q.channel, q.sku, q.size, q.seq
  ), tape AS (
    INSERT INTO market_ticks (sku, size, channel, seq, as_of, lowest_cents, highest_bid_cents, last_sale_cents)
    SELECT r.sku, r.size, r.channel, k.seq, r.as_of, r.lowest_cents, r.highest_bid_cents, r.last_sale_cents
    FROM read r JOIN kept k USING (channel, sku, size) WHERE r.has_moved
  )
  INSERT INTO pricing_due AS d (channel, sku, size, due_at)
  SELECT channel, sku, size, $2 FROM read
  ON CONFLICT (channel, sku, size) DO UPDATE SET due_at = least(d.due_at, excluded.due_at), marks = d.marks + 1`;
