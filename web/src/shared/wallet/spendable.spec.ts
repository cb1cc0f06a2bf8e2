import { describe, expect, it } from 'vitest';
import { shortBy } from './spendable.ts';

describe('Rule: what is missing counts the credit limit, as the server does', () => {
  it.each([
    [500, { availableCents: 500, creditLimitCents: 0 }, 0],
    [501, { availableCents: 500, creditLimitCents: 0 }, 1],
    [700, { availableCents: 500, creditLimitCents: 200 }, 0],
    [701, { availableCents: 500, creditLimitCents: 200 }, 1],
    [100, { availableCents: -300, creditLimitCents: 200 }, 100],
    [0, { availableCents: -300, creditLimitCents: 0 }, 0],
  ])('%i cents out of %o', (costCents, wallet, missing) => {
    expect(shortBy(costCents, wallet)).toBe(missing);
  });

  it('nothing is missing where nobody knows what there is: the server decides', () => {
    expect(shortBy(500, undefined)).toBe(0);
  });
});
