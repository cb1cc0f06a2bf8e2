import { describe, expect, it } from 'vitest';
import { priceListOf, sumOf } from './prices.ts';

describe('Rule: a cash-out is quoted for every item at once', () => {
  it('and not as long as one has no price', () => {
    expect(priceListOf({ A: 12_000 }, ['A', 'B'])).toBeUndefined();
    expect(priceListOf({ A: 12_000, B: 0 }, ['A', 'B'])).toBeUndefined();
    expect(priceListOf({ A: 12_000, B: null }, ['A', 'B'])).toBeUndefined();
  });

  it('each item once, in the sequence of the application', () => {
    expect(priceListOf({ B: 9_000, A: 12_000 }, ['A', 'B'])).toEqual([
      { oneId: 'A', priceCents: 12_000 },
      { oneId: 'B', priceCents: 9_000 },
    ]);
  });

  it('for the sum of its prices', () => {
    expect(sumOf({ A: 12_000, B: 9_050, C: null })).toBe(21_050);
  });
});
