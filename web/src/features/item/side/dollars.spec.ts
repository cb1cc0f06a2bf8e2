import { describe, expect, it } from 'vitest';
import { centsOf, dollarsOf } from './dollars.ts';

describe('Rule: a cost is typed in dollars and kept in cents', () => {
  it.each([
    ['104', 10_400],
    ['104.5', 10_450],
    ['$1,204.60', 120_460],
    ['0.29', 29],
    ['96.', 9_600],
  ])('%s', (typed, cents) => {
    expect(centsOf(typed)).toBe(cents);
  });

  it('clears it where nothing is typed', () => {
    expect(centsOf('  ')).toBeNull();
  });

  it.each(['-1', '1.234', 'abc', '1e3', '1000000.01'])('does not take %s for an amount', (typed) => {
    expect(centsOf(typed)).toBeUndefined();
  });

  it('shows what is kept as it would be typed', () => {
    expect(dollarsOf(9_600)).toBe('96.00');
  });
});
