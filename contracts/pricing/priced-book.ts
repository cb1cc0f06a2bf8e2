import type { ChannelKind } from '../channels/channel-kinds.ts';
import type { PausedFor, StopReason } from './explanation.ts';
import type { MarketQuote } from './market-quote.ts';
import type { PricingRule } from './pricing-modes.ts';
import type { FeeRow } from './published-fees.ts';

/** A variant on a channel: whose price is decided together. */
export interface BookKey {
  channel: ChannelKind;
  sku: string;
  size: string;
}

export const bookKeyOf = ({ channel, sku, size }: BookKey): string => JSON.stringify([channel, sku, size]);

/** A price, or what a channel confirmed, and when. */
export interface PriceStep {
  what: 'decided' | 'byUser' | 'confirmed';
  atMs: number;
  cents: number;
}

/** An open listing as its read model has it. */
export interface BookListing {
  listingId: string;
  shopId: number;
  isLive: boolean;
  isUnderWay: boolean;
  /** Its item is asked for, or no longer there. */
  isGone: boolean;
  /** The account with the channel needs consent, or is stopped. */
  isBlocked: boolean;
  priceCents: number;
  /** null: the channel has not confirmed any price yet. */
  confirmedCents: number | null;
  userCents: number;
  costCents: number | null;
  rule: PricingRule | null;
  pausedFor: PausedFor | null;
  requestedAtMs: number;
  /** The newest first. */
  steps: readonly PriceStep[];
  /** Of its stream. */
  version: number;
}

/** All open listings of a variant on a channel, and what the channel said last. */
export interface PricedBook extends BookKey {
  quote: MarketQuote | undefined;
  stop: StopReason | undefined;
  listings: readonly BookListing[];
}

/** What prices are decided from. */
export interface PricedBooks {
  books: readonly PricedBook[];
  fees: readonly FeeRow[];
}
