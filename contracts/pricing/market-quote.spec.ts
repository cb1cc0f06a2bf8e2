import { describe, expect, it } from 'vitest';
import { isSuspectAfter, quoteAgeOf } from './market-quote.ts';

const quote = (lowestCents: number | null, lastSaleCents: number | null = null) => ({ lowestCents, lastSaleCents });

describe('Rule: a quote that moved too far is read again before it counts', () => {
  it.each([
    ['40% at once', quote(10_000), quote(6_000), false],
    ['more than 40%', quote(10_000), quote(5_999), true],
    ['more than 40% upwards', quote(10_000), quote(14_001), true],
    ['said again', quote(5_999), quote(5_990), false],
    ['far below the last sale', undefined, quote(5_999, 20_000), true],
    ['far below the last sale, said again', quote(5_999, 20_000), quote(5_950, 20_000), false],
    ['the first', undefined, quote(6_000, 20_000), false],
    ['none', quote(10_000), quote(null), false],
    ['after none', quote(null), quote(500), false],
  ])('%s', (_what, before, next, isSuspect) => expect(isSuspectAfter(before, next)).toBe(isSuspect));
});

describe('Rule: a quote is stale at more than twice its target', () => {
  it.each([
    [10, 'fresh'],
    [11, 'ageing'],
    [20, 'ageing'],
    [21, 'stale'],
  ])('%i of 10', (age, word) => expect(quoteAgeOf(age, 10)).toBe(word));
});
