import type { Pool } from 'pg';
import type { ChannelKind } from '#contracts/channels/channel-kinds.ts';
import type { AnyConnector, Quote } from '../kernel/port.ts';

export interface ToldQuote extends Quote {
  channel: ChannelKind;
  readAt: Date;
}

export type TakeQuotes = (quotes: readonly ToldQuote[]) => Promise<void>;

interface Parts {
  pool: Pool;
  now: Date;
  kind: ChannelKind;
  connector: AnyConnector;
  takeQuotes: TakeQuotes;
}

/** A product that was read more recently is not read again; half of what its listings are decided by. Milliseconds. */
const FRESH_MS = 5 * 60_000;

interface LinkRow {
  sku: string;
  size: string;
  name: string;
}

/** Of the products that are sold there, the one that was read the longest ago, with all its sizes: one call. */
export const readQuotes = async ({ pool, now, kind, connector, takeQuotes }: Parts): Promise<void> => {
  if (!connector.quotes) return;
  const { rows } = await pool.query<LinkRow>(
    `SELECT sku, size, name FROM channel_variant_links WHERE kind = $1 AND product_id = (
       SELECT product_id FROM channel_variant_links WHERE kind = $1 AND (quoted_at IS NULL OR quoted_at < $2) ORDER BY quoted_at NULLS FIRST LIMIT 1)`,
    [kind, new Date(now.getTime() - FRESH_MS)],
  );
  if (rows.length === 0) return;
  const read = await connector.quotes(rows);
  if (read.kind === 'read') await takeQuotes(read.value.map((quote) => ({ ...quote, channel: kind, readAt: now })));
  // One that cannot be read waits its turn too, and its last quote grows old.
  await pool.query('UPDATE channel_variant_links SET quoted_at = $2 WHERE kind = $1 AND sku = ANY($3) AND size = ANY($4)', [
    kind,
    now,
    rows.map(({ sku }) => sku),
    rows.map(({ size }) => size),
  ]);
};
