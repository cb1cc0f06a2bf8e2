import { describe, expect, it } from 'vitest';
import { quotaOf } from './quota.ts';

describe('Rule: an account calls as often as its windows allow', () => {
  it('and hears how long to wait for the next one', () => {
    let now = Date.parse('2026-11-28T23:59:50.500Z');
    const quota = quotaOf(
      () => now,
      [
        { ms: 1_000, most: 2 },
        { ms: 86_400_000, most: 3 },
      ],
    );
    expect([quota.spend('a'), quota.spend('a'), quota.spend('a'), quota.spend('b')]).toEqual([undefined, undefined, 1, undefined]);
    now += 1_000;
    expect([quota.spend('a'), quota.spend('a')]).toEqual([undefined, 9]);
    now += 9_000;
    expect(quota.spend('a')).toBeUndefined();
  });

  it('what does not fit as a whole is not counted', () => {
    const quota = quotaOf(() => 0, [{ ms: 300_000, most: 500 }]);
    expect([quota.spend('a', 400), quota.spend('a', 200), quota.spend('a', 100)]).toEqual([undefined, 300, undefined]);
  });
});
