import type { ChannelKind } from '#contracts/channels/channel-kinds.ts';
import type { MarketQuote } from '#contracts/pricing/market-quote.ts';
import type { FeeRow } from '#contracts/pricing/published-fees.ts';

export interface SetFeeRow extends FeeRow {
  description: string;
  by: string;
  at: string;
}

/** What was set for a channel, in the order of its versions. */
export interface ChannelFeesRow {
  channel: ChannelKind;
  rows: SetFeeRow[];
  version: number;
}

/** What a channel last said of a variant; no event tells of it. */
export interface MarketQuoteRow {
  channel: ChannelKind;
  sku: string;
  size: string;
  lowest_cents: number | null;
  highest_bid_cents: number | null;
  last_sale_cents: number | null;
  depth: MarketQuote['depth'];
  asks: MarketQuote['asks'] | null;
  as_of: string;
  received_at: string;
  seq: number;
  is_suspect: boolean;
}

declare module '#projections/kernel/read-database.ts' {
  interface ReadTables {
    channel_fees: ChannelFeesRow;
    market_quotes: MarketQuoteRow;
  }
}
