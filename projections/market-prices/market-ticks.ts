import { sql } from 'kysely';
import type { BookKey } from '#contracts/pricing/priced-book.ts';
import type { Tick } from '#contracts/pricing/simulate-pricing.ts';
import type { ReadDatabase } from '../kernel/read-database.ts';

interface TickFound extends BookKey {
  as_of: string;
  lowest_cents: number | null;
  highest_bid_cents: number | null;
  last_sale_cents: number | null;
}

/** What the tape has of each book since a moment, in order; the last change before it comes first. */
export const marketTicks = async (db: ReadDatabase, keys: readonly BookKey[], from: Date): Promise<(BookKey & { ticks: Tick[] })[]> => {
  if (keys.length === 0) return [];
  const asked = keys.map(({ channel, sku, size }) => ({ channel, sku, size }));
  const { rows } = await sql<TickFound>`
    SELECT t.channel, t.sku, t.size, t.as_of, t.lowest_cents, t.highest_bid_cents, t.last_sale_cents
    FROM jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) AS b(channel text, sku text, size text)
    JOIN market_ticks t ON t.sku = b.sku AND t.size = b.size AND t.channel = b.channel
    WHERE t.as_of >= coalesce((SELECT max(p.as_of) FROM market_ticks p
      WHERE p.sku = b.sku AND p.size = b.size AND p.channel = b.channel AND p.as_of < ${from}), ${from})
    ORDER BY t.sku, t.size, t.channel, t.seq`.execute(db);
  return asked.map((key) => ({
    ...key,
    ticks: rows
      .filter(({ channel, sku, size }) => channel === key.channel && sku === key.sku && size === key.size)
      .map((row) => ({
        atMs: new Date(row.as_of).getTime(),
        lowestCents: row.lowest_cents,
        bidCents: row.highest_bid_cents,
        lastSaleCents: row.last_sale_cents,
      })),
  }));
};
