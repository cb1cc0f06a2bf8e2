import { sql } from 'kysely';
import type { ChannelKind } from '#contracts/channels/channel-kinds.ts';
import { quoteAgeOf, quoteTargets } from '#contracts/pricing/market-quote.ts';
import type { ReadDatabase } from '../kernel/read-database.ts';

export interface LowestAsk {
  cents: number;
  asOf: string;
}

export interface AskedVariant {
  channel: ChannelKind;
  sku: string;
  size: string;
}

/** The lowest price of each on its channel, in the order asked; null where it is not known, nobody sells it there, or it is too old to go by. */
export const lowestAsks = async (db: ReadDatabase, asked: readonly AskedVariant[], now: Date): Promise<(LowestAsk | null)[]> => {
  if (asked.length === 0) return [];
  const keys = asked.map(({ channel, sku, size }, place) => ({ place, channel, sku, size }));
  const { rows } = await sql<{ place: number; cents: number; as_of: string }>`
    SELECT a.place, q.lowest_cents AS cents, q.as_of
    FROM jsonb_to_recordset(${JSON.stringify(keys)}::jsonb) AS a(place integer, channel text, sku text, size text)
    JOIN market_quotes q USING (sku, size, channel)
    WHERE q.lowest_cents IS NOT NULL AND NOT q.is_suspect`.execute(db);
  const found = new Map(rows.map((row) => [row.place, row]));
  return asked.map(({ channel }, place) => {
    const row = found.get(place);
    return row && quoteAgeOf(now.getTime() - new Date(row.as_of).getTime(), quoteTargets[channel]) !== 'stale'
      ? { cents: row.cents, asOf: row.as_of }
      : null;
  });
};
