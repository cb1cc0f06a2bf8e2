import type { OwnListings } from './competition.ts';
import type { PausedFor, StopReason } from './explanation.ts';
import type { PriceGrid } from './grid.ts';
import type { MarketQuote } from './market-quote.ts';
import type { PricingRule } from './pricing-modes.ts';
import type { FeeRow } from './published-fees.ts';

/** A price and when it was set. */
export interface PriceSet {
  atMs: number;
  cents: number;
}

export interface PricedListing {
  priceCents: number;
  /** The last price that a person set: when it was published, edited, changed in bulk, or resumed. */
  userCents: number;
  isLive: boolean;
  isUnderWay: boolean;
  /** Sold, reserved or asked for: its price is never touched again. */
  isGone: boolean;
  pausedFor: PausedFor | null;
  liveSinceMs: number;
  /** The automatic prices of the last hour, the oldest first; the price before them counts as one. */
  recent: readonly PriceSet[];
  /** The last automatic price. */
  changedAtMs: number | null;
}

/** All that a decision rests on. */
export interface PricingInput {
  rule: PricingRule;
  listing: PricedListing;
  grid: PriceGrid;
  /** The row in force; undefined where there is none. */
  fees: FeeRow | undefined;
  /** A payout of the channel was not what its fees say. */
  areFeesInDoubt?: boolean;
  costCents: number | null;
  quote: MarketQuote | undefined;
  /** How old a quote of the channel may be and still be fresh. */
  targetMs: number;
  own: OwnListings;
  stop?: StopReason | undefined;
  areRevisionsSpent?: boolean;
  atMs: number;
  /** The least time between two automatic prices; `MIN_INTERVAL_MS` unless said. */
  intervalMs?: number;
}
