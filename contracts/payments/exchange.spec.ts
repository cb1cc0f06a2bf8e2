import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exchanged, isRate, neededFor } from './exchange.ts';

const cents = fc.integer({ min: 1, max: 5_000_000 });
/** A yuan is worth less than a dollar. */
const rates = fc.integer({ min: 1, max: 9999 }).map((number) => `0.${String(number).padStart(4, '0')}`);

describe('Rule: what is paid at a rate is what was asked for', () => {
  it('to the cent', () => {
    fc.assert(
      fc.property(
        cents,
        rates,
        (asked, rate) => exchanged(neededFor(asked, rate), rate) >= asked && exchanged(neededFor(asked, rate) - 1, rate) <= asked,
      ),
    );
    fc.assert(fc.property(cents, (asked) => exchanged(neededFor(asked, '0.1389'), '0.1389') === asked));
  });

  it('and a half goes to the even cent', () => {
    expect([1, 3, 5, 7].map((amount) => exchanged(amount, '0.5'))).toEqual([0, 2, 2, 4]);
    expect(exchanged(7_199, '0.1389')).toBe(1_000);
  });
});

describe('Rule: a rate is a decimal text above nothing', () => {
  it.each(['0', '0.000', '-1', '1e3', '.5', '1.', '1,5', ''])('%j is none', (text) => expect(isRate(text)).toBe(false));
  it.each(['1', '0.1389', '7.12345678'])('%j is one', (text) => expect(isRate(text)).toBe(true));
});
