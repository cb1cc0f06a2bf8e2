import type { MarketQuote } from './market-quote.ts';

/** The live listings of the same shop on the channel and variant, at the prices that the channel has confirmed. */
export interface OwnListings {
  /** The lowest first. */
  prices: readonly number[];
  /** When the last of them was confirmed. */
  confirmedAtMs: number | null;
}

/** The lowest price that is not ours, as far as the channel lets it be known. */
export type Competition =
  /** Read off the book, or certain because it is below ours. */
  | { how: 'book' | 'inferred'; cents: number }
  /** Nobody else sells it. */
  | { how: 'none' }
  /** The channel's lowest is our own price: we lead, or share the lead. */
  | { how: 'leadsOrTies'; cents: number }
  /** The quote is from before our own price was there. */
  | { how: 'unseen' };

export const competitionIn = (quote: MarketQuote, { prices, confirmedAtMs }: OwnListings): Competition => {
  if (confirmedAtMs !== null && confirmedAtMs > quote.asOfMs) return unseen;
  const { lowestCents } = quote;
  const ownLowest = prices[0];
  if (ownLowest === undefined) return lowestCents === null ? none : { how: 'inferred', cents: lowestCents };
  if (lowestCents === null || lowestCents > ownLowest) return unseen;
  if (quote.depth === 'book' && quote.asks) return lowestOther(quote.asks, prices);
  return lowestCents < ownLowest ? { how: 'inferred', cents: lowestCents } : { how: 'leadsOrTies', cents: lowestCents };
};

const lowestOther = (asks: NonNullable<MarketQuote['asks']>, own: readonly number[]): Competition => {
  for (const { cents, count } of asks) if (count > ownAt(own, cents)) return { how: 'book', cents };
  return none;
};

const ownAt = (own: readonly number[], cents: number): number => {
  let count = 0;
  for (const price of own) if (price === cents) count += 1;
  return count;
};

const none: Competition = { how: 'none' };
const unseen: Competition = { how: 'unseen' };
