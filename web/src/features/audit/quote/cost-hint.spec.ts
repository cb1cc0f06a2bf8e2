import type { TFunction } from 'i18next';
import { describe, expect, it } from 'vitest';
import { costHint } from './cost-hint.ts';

/** A key and what is filled into its words. */
const t = ((key: string, values: object = {}) => [key, ...Object.values(values)].join(' ')) as unknown as TFunction;

const cost = (costPrice: number | null) => ({ costPrice, lastSale: undefined });

describe('Rule: who quotes a price sees what the item cost its owner', () => {
  it('before and while the offer is typed', () => {
    expect(costHint(cost(9_600), undefined, t)).toBe('audit.costOf $96.00');
    expect(costHint(cost(9_600), 'wrong', t)).toBe('audit.costOf $96.00');
    expect(costHint(cost(9_600), 12_000, t)).toBe('audit.costOf $96.00 · audit.offerToCost +$24.00');
    expect(costHint(cost(9_600), 9_000, t)).toMatch(/.6\.00$/);
  });

  it('or that it is not known, which is no cost of nothing', () => {
    expect(costHint(cost(null), 12_000, t)).toBe('audit.costUnknown');
    expect(costHint(cost(0), undefined, t)).toBe('audit.costOf $0.00');
  });

  it('and what such an item was sold for last, or that none was', () => {
    const lastSale = { price: 13_000, gmtSold: '2026-11-02T12:00:00.000Z' };
    expect(costHint({ costPrice: null, lastSale }, undefined, t)).toBe('audit.costUnknown · audit.lastSaleOf $130.00 2026-11-02');
    expect(costHint({ costPrice: 9_600, lastSale: null }, 12_000, t)).toMatch(/ · audit.notSold$/);
  });
});
