import { describe, expect, it } from 'vitest';
import { oddPrice } from './odd-price.ts';

const sold = (price: number) => ({ price, gmtSold: '2026-11-02T15:00:00.000Z' });

describe('Rule: a price is odd above three times, or below a third, of what is known', () => {
  it.each([
    [39_000, undefined],
    [39_001, { from: 'lastSale', ratio: 39_001 / 13_000 }],
    [64_000, { from: 'lastSale', ratio: 64_000 / 13_000 }],
    [4_334, undefined],
    [4_333, { from: 'lastSale', ratio: 4_333 / 13_000 }],
  ])('%i, where such an item was sold for 13000', (price, odd) => expect(oddPrice(price, { costPrice: null, lastSale: sold(13_000) })).toEqual(odd));

  it('of what it cost too, where the last sale says nothing against it', () => {
    expect(oddPrice(30_000, { costPrice: 9_600, lastSale: null })).toEqual({ from: 'cost', ratio: 3.125 });
    expect(oddPrice(30_000, { costPrice: 9_600, lastSale: sold(20_000) })).toEqual({ from: 'cost', ratio: 3.125 });
    expect(oddPrice(30_000, { costPrice: 9_600, lastSale: sold(6_000) })).toEqual({ from: 'lastSale', ratio: 5 });
  });

  it('and of nothing where nothing is known, or it was for nothing', () => {
    expect(oddPrice(30_000, { costPrice: null, lastSale: null })).toBeUndefined();
    expect(oddPrice(30_000, { costPrice: 0, lastSale: sold(0) })).toBeUndefined();
  });
});
