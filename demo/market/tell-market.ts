import type { Pool } from 'pg';
import { channelKinds, type ChannelKind } from '#contracts/channels/channel-kinds.ts';
import { quoteTargets, type QuoteRead } from '#contracts/pricing/market-quote.ts';
import { recordQuotes } from '#services/pricing/record-quotes.ts';

const everyMs = 10_000;
const MAX_AT_ONCE = 400;

interface OldQuote {
  channel: ChannelKind;
  sku: string;
  size: string;
  lowest_cents: number;
  last_sale_cents: number | null;
}

/**
 * Speaks for the channels that nobody reads in the demo: a quote that has grown old is told anew, moved by a little. Whatever a connector reads is never old enough.
 * Ends with the process.
 */
export const tellMarket = (pool: Pool, onError: (failure: unknown) => void): void => {
  setInterval(() => void tellOld(pool).catch(onError), everyMs).unref();
};

const tellOld = async (pool: Pool): Promise<void> => {
  const now = new Date();
  const due = channelKinds.map((channel) => ({ channel, before: new Date(now.getTime() - 1.5 * quoteTargets[channel]).toISOString() }));
  const { rows } = await pool.query<OldQuote>(oldQuotes, [JSON.stringify(due), MAX_AT_ONCE]);
  await recordQuotes(
    { pool, now },
    rows.map((row) => moved(row, now)),
  );
};

/** Within a tenth of what it was sold for last. */
const moved = ({ channel, sku, size, lowest_cents, last_sale_cents }: OldQuote, now: Date): QuoteRead => {
  const grid = lowest_cents % 100 === 0 ? 100 : 1;
  const onGrid = (cents: number): number => Math.max(1_000, Math.round(cents / grid) * grid);
  const middle = last_sale_cents ?? lowest_cents;
  const lowestCents = onGrid(Math.min(middle * 1.1, Math.max(middle * 0.9, lowest_cents * (0.985 + Math.random() * 0.03))));
  const isSold = Math.random() < 0.1;
  return {
    channel,
    sku,
    size,
    lowestCents,
    highestBidCents: onGrid(lowestCents * 0.9),
    lastSaleCents: isSold ? lowestCents : last_sale_cents,
    depth: 'top',
    asOfMs: now.getTime(),
  };
};

const oldQuotes = `
  SELECT q.channel, q.sku, q.size, q.lowest_cents, q.last_sale_cents
  FROM market_quotes q JOIN jsonb_to_recordset($1::jsonb) AS d(channel text, before timestamptz) USING (channel)
  WHERE q.as_of < d.before AND q.lowest_cents IS NOT NULL
  ORDER BY q.as_of LIMIT $2`;
