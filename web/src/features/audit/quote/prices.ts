import type { BodyInputOf } from '#contracts/kernel/endpoint.ts';
import type { quoteRequestEndpoint } from '#contracts/requests/quote-request.ts';

/** Cents by ONE ID, as far as they are typed. */
export type Prices = Readonly<Record<string, number | null>>;
type PerItem = NonNullable<BodyInputOf<typeof quoteRequestEndpoint>['perItem']>;

export const emptyPrices: Prices = {};

/** A price for each item; undefined as long as one is missing. */
export const priceListOf = (prices: Prices, oneIds: readonly string[]): PerItem | undefined => {
  const priced = oneIds.flatMap((oneId) => {
    const priceCents = prices[oneId];
    return priceCents ? [{ oneId, priceCents }] : [];
  });
  return priced.length === oneIds.length ? priced : undefined;
};

export const sumOf = (prices: Prices): number => Object.values(prices).reduce<number>((sum, cents) => sum + (cents ?? 0), 0);
