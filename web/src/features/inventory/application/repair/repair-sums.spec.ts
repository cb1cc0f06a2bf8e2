import { describe, expect, it } from 'vitest';
import { estimateOf } from './repair-sums.ts';

const cleaning = { repairItemId: 'C', name: 'Deep clean', priceCents: 1_800, listPriceCents: 1_800, estimatedDays: 2 };
const gluing = { repairItemId: 'G', name: 'Gluing', priceCents: 3_200, listPriceCents: 3_200, estimatedDays: 4 };

describe('Rule: cost and time are computed from the works chosen and the queue (R3.27)', () => {
  it('for each item and for all', () => {
    expect(estimateOf([cleaning, gluing], 3, 5)).toEqual({ eachCents: 5_000, allCents: 15_000, days: 11 });
    expect(estimateOf([], 2, 5)).toMatchObject({ allCents: 0 });
  });
});
