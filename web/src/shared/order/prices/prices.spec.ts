import { describe, expect, it } from 'vitest';
import { commonPrice, priceListOf, sumOf, withOnePrice, withoutPrice } from './prices.ts';

const both = ['A', 'B'];

describe('Rule: each item of a quotation or a consignment has its price', () => {
  it('and none is sent as long as one is missing or too low', () => {
    expect([...withoutPrice({ A: 1_000 }, both, 1)]).toEqual(['B']);
    expect([...withoutPrice({ A: 1_000, B: null }, both, 1)]).toEqual(['B']);
    expect([...withoutPrice({ A: 1_000, B: 999 }, both, 1_000)]).toEqual(['B']);
    expect(withoutPrice({ A: 1_000, B: 1_000 }, both, 1_000).size).toBe(0);
  });

  it('in the sequence of the items', () => {
    expect(priceListOf({ B: 9_050, A: 12_000 }, both)).toEqual([
      { oneId: 'A', priceCents: 12_000 },
      { oneId: 'B', priceCents: 9_050 },
    ]);
  });

  it('of which those count that are still among them', () => {
    expect(sumOf({ B: 9_050, A: 12_000 }, both)).toBe(21_050);
    expect(sumOf({ B: 9_050, A: 12_000 }, ['B'])).toBe(9_050);
  });

  it('or all have one', () => {
    expect(commonPrice(withOnePrice(both, 12_050), both)).toBe(12_050);
    expect(commonPrice({ A: 12_050, B: 9_900 }, both)).toBeNull();
    expect(commonPrice({ A: 12_050 }, both)).toBeNull();
  });
});
