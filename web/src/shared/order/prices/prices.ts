/** Cents by ONE ID, as far as they are typed; null where a price was taken out again. */
export type Prices = Readonly<Record<string, number | null>>;

export const emptyPrices: Prices = {};

export const sumOf = (prices: Prices, oneIds: readonly string[]): number => oneIds.reduce((sum, oneId) => sum + (prices[oneId] ?? 0), 0);

export const withOnePrice = (oneIds: readonly string[], cents: number | null): Prices => Object.fromEntries(oneIds.map((oneId) => [oneId, cents]));

/** The price of all of them, where it is the same. */
export const commonPrice = (prices: Prices, oneIds: readonly string[]): number | null => {
  const [first = null, ...others] = oneIds.map((oneId) => prices[oneId] ?? null);
  return others.every((cents) => cents === first) ? first : null;
};

/** Those whose price is missing or too low. */
export const withoutPrice = (prices: Prices, oneIds: readonly string[], leastCents: number): ReadonlySet<string> =>
  new Set(oneIds.filter((oneId) => (prices[oneId] ?? 0) < leastCents));

/** A price for each, in their sequence. */
export const priceListOf = (prices: Prices, oneIds: readonly string[]): { oneId: string; priceCents: number }[] =>
  oneIds.map((oneId) => ({ oneId, priceCents: prices[oneId] ?? 0 }));
