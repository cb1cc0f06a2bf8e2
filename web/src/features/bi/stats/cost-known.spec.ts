import { describe, expect, it } from 'vitest';
import { costKnownOf } from './cost-known.ts';

const sold = (items: number, costKnown: number) => ({ platform: String(items), items, costKnown, sales: 0, profit: 0 });

describe('Rule: a profit that leaves sales out says so', () => {
  it('over all platforms, also where no cost is known at all', () => {
    expect(costKnownOf([sold(40, 30), sold(15, 7)])).toEqual({ known: 37, of: 55 });
    expect(costKnownOf([sold(2, 0)])).toEqual({ known: 0, of: 2 });
  });

  it('and nothing where every cost is known, or nothing was sold', () => {
    expect(costKnownOf([sold(3, 3)])).toBeUndefined();
    expect(costKnownOf([])).toBeUndefined();
  });
});
