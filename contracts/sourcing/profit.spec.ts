import { describe, expect, it } from 'vitest';
import { publishedFees } from '../pricing/published-fees.ts';
import { profitOf } from './profit.ts';

const bands = publishedFees.find(({ channel }) => channel === 'shortVideo')!.fees;

describe("Rule: what is left of a sale in the short-video shop is the price less 6 %, the creator's share, shipping and cost (R2.65)", () => {
  it('each of them shown', () =>
    expect(profitOf(212_00, 130_00, { bands, creatorPercent: 10, shippingCents: 8_00 })).toEqual({
      priceCents: 212_00,
      commissionCents: 12_72,
      creatorCents: 21_20,
      shippingCents: 8_00,
      costCents: 130_00,
      profitCents: 40_08,
      marginBp: 1_891,
    }));

  it('and may be a loss', () =>
    expect(profitOf(100_00, 99_00, { bands, creatorPercent: 0, shippingCents: 0 })).toMatchObject({ profitCents: -5_00, marginBp: -500 }));

  it('always adds up', () => {
    for (let price = 100; price < 60_000; price += 37) {
      const { commissionCents, creatorCents, shippingCents, costCents, profitCents } = profitOf(price, 9_999, {
        bands,
        creatorPercent: 12.5,
        shippingCents: 799,
      });
      expect(commissionCents + creatorCents + shippingCents + costCents + profitCents).toBe(price);
    }
  });
});
