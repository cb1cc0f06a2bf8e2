import type { MarketQuote } from '#contracts/pricing/market-quote.ts';
import type { PricedListing, PricingInput } from '#contracts/pricing/pricing-input.ts';
import { publishedFees } from '#contracts/pricing/published-fees.ts';

export const noon = Date.parse('2026-11-28T12:00:00Z');
const HOUR = 3_600_000;

interface Deviations {
  rule: PricingInput['rule'];
  listing?: Partial<PricedListing>;
  quote?: Partial<MarketQuote> | null;
  own?: readonly number[];
}

/** A listing at $214 on the stock market, where others ask $212 and $219 and bid $191, twelve seconds ago; in all else as said. */
export const pricingInput = ({ rule, listing, quote, own, ...rest }: Deviations & Partial<Omit<PricingInput, keyof Deviations>>): PricingInput => {
  const priceCents = listing?.priceCents ?? 21_400;
  const prices = own ?? [priceCents];
  const asks = [21_200, 21_900, ...prices].toSorted((one, other) => one - other).map((cents) => ({ cents, count: 1 }));
  return {
    rule,
    listing: {
      priceCents,
      userCents: 21_400,
      isLive: true,
      isUnderWay: false,
      isGone: false,
      pausedFor: null,
      liveSinceMs: noon - 5 * HOUR,
      recent: [],
      changedAtMs: null,
      ...listing,
    },
    grid: { incCents: 100, minCents: 1_000, maxCents: 10_000_000 },
    fees: publishedFees[0],
    costCents: null,
    quote:
      quote === null
        ? undefined
        : {
            channel: 'stockMarket',
            sku: 'DD1391-100',
            size: '9',
            lowestCents: asks[0]!.cents,
            highestBidCents: 19_100,
            lastSaleCents: 20_500,
            depth: 'book',
            asks,
            asOfMs: noon - 12_000,
            receivedAtMs: noon - 12_000,
            seq: 1,
            isSuspect: false,
            ...quote,
          },
    targetMs: 900_000,
    own: { prices, confirmedAtMs: noon - 2 * HOUR },
    atMs: noon,
    ...rest,
  };
};

/** The asks of others, beside those of our own. */
export const asksOf = (...cents: number[]): Pick<MarketQuote, 'asks' | 'lowestCents'> => ({
  asks: cents.toSorted((one, other) => one - other).map((each) => ({ cents: each, count: 1 })),
  lowestCents: Math.min(...cents),
});
