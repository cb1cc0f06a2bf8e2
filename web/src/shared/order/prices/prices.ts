import type { TypedNumber } from '#web/ui/form/number/read-number.ts';

/** Cents by ONE ID, as far as they are typed; null where a price was taken out again. */
export type Prices = Readonly<Record<string, TypedNumber>>;

const centsOf = (price: TypedNumber | undefined): number => (typeof price === 'number' ? price : 0);

/** From here on a price for one pair is asked about before it is sent. In cents. */
export const surePriceCents = 100_000;

export const dearest = (prices: Prices, oneIds: readonly string[]): number => Math.max(...oneIds.map((oneId) => centsOf(prices[oneId])));

export const emptyPrices: Prices = {};

export const sumOf = (prices: Prices, oneIds: readonly string[]): number => oneIds.reduce((sum, oneId) => sum + centsOf(prices[oneId]), 0);

export const withOnePrice = (oneIds: readonly string[], cents: TypedNumber): Prices => Object.fromEntries(oneIds.map((oneId) => [oneId, cents]));

/** The price of all of them, where it is the same. */
export const commonPrice = (prices: Prices, oneIds: readonly string[]): TypedNumber => {
  const [first = null, ...others] = oneIds.map((oneId) => prices[oneId] ?? null);
  return others.every((cents) => cents === first) ? first : null;
};

/** A price for each, in their sequence; null where none is typed. */
export const pricesOf = (prices: Prices, oneIds: readonly string[]): { oneId: string; priceCents: TypedNumber }[] =>
  oneIds.map((oneId) => ({ oneId, priceCents: prices[oneId] ?? null }));
