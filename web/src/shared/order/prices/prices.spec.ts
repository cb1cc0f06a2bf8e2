import { describe, expect, it } from 'vitest';
import { applyConsignmentEndpoint } from '#contracts/requests/consignments.ts';
import { errorsIn, withoutGaps } from '#web/ui/form/form-body.ts';
import { commonPrice, pricesOf, sumOf, withOnePrice, type Prices } from './prices.ts';

const both = ['A', 'B'];

describe('Rule: each item of a quotation or a consignment has its price', () => {
  it('and none is sent as long as one is missing or below $10 (R5.13)', () => {
    const wrongIn = (prices: Prices) =>
      errorsIn(applyConsignmentEndpoint.body, withoutGaps({ items: pricesOf(prices, both), platform: 'Auction' }), { language: 'en_us' })
        .filter(({ field }) => field.endsWith('priceCents'))
        .map(({ field, rule }) => `${field}: ${rule}`);
    expect(wrongIn({ A: 1_000 })).toEqual(['items.1.priceCents: required']);
    expect(wrongIn({ A: 1_000, B: null })).toEqual(['items.1.priceCents: required']);
    expect(wrongIn({ A: 1_000, B: 999 })).toEqual(['items.1.priceCents: lowestPrice']);
    expect(wrongIn({ A: 1_000, B: 1_000 })).toEqual([]);
  });

  it('in the sequence of the items', () => {
    expect(pricesOf({ B: 9_050, A: 12_000 }, both)).toEqual([
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
