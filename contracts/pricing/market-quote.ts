import { z } from 'zod';
import { channelKinds, type ChannelKind } from '../channels/channel-kinds.ts';
import { SUSPECT_MOVE_PERCENT, SUSPECT_SALE_PERCENT } from './pricing-limits.ts';

/** How much of its asks a channel shows: all of them, bids only, or the lowest one. */
export const quoteDepths = ['book', 'histogram', 'top'] as const;

const price = z.number().int().min(1).nullable();

/** What a channel said about one variant. A price that it has none of is null; a quote that could not be had is no quote. */
export const quoteReadSchema = z.object({
  channel: z.enum(channelKinds),
  sku: z.string(),
  size: z.string(),
  lowestCents: price,
  highestBidCents: price,
  lastSaleCents: price,
  depth: z.enum(quoteDepths),
  /** With depth `book`: its lowest asks, the lowest first, ours among them. */
  asks: z.array(z.object({ cents: z.number().int().min(1), count: z.number().int().min(1) })).optional(),
  asOfMs: z.number().int(),
});
export type QuoteRead = z.output<typeof quoteReadSchema>;

export interface MarketQuote extends QuoteRead {
  receivedAtMs: number;
  /** Rises with every quote of the variant. */
  seq: number;
  /** It moved too far to count before it is read again. */
  isSuspect: boolean;
}

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

/** How old a quote may be and still be fresh. */
export const quoteTargets: Readonly<Record<ChannelKind, number>> = {
  stockMarket: 15 * MINUTE,
  kickExchange: 10 * MINUTE,
  market: 5 * SECOND,
  ticketKicks: 60 * MINUTE,
  auction: 60 * MINUTE,
  asiaMarket: 15 * MINUTE,
  shortVideo: 60 * MINUTE,
  b2b: 5 * SECOND,
};

export const quoteAges = ['fresh', 'ageing', 'stale'] as const;
export type QuoteAge = (typeof quoteAges)[number];

export const quoteAgeOf = (ageMs: number, targetMs: number): QuoteAge => {
  if (ageMs <= targetMs) return 'fresh';
  return ageMs <= 2 * targetMs ? 'ageing' : 'stale';
};

type Prices = Pick<MarketQuote, 'lowestCents' | 'lastSaleCents'>;

/** Whether a quote has to be read once more before it counts. One that says what the one before it said, suspect or not, is believed. */
export const isSuspectAfter = (before: Prices | undefined, next: Prices): boolean => {
  if (next.lowestCents === null) return false;
  if (!before || before.lowestCents === null) return isFarBelowSale(next);
  if (movesFar(before.lowestCents, next.lowestCents)) return true;
  return isFarBelowSale(next) && !isFarBelowSale(before);
};

const movesFar = (from: number, to: number): boolean => Math.abs(to - from) * 100 > from * SUSPECT_MOVE_PERCENT;

const isFarBelowSale = ({ lowestCents, lastSaleCents }: Prices): boolean =>
  lowestCents !== null && lastSaleCents !== null && lowestCents * 100 < lastSaleCents * SUSPECT_SALE_PERCENT;
