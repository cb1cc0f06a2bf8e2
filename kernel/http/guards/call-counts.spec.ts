import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { callCounts } from './call-counts.ts';

const limit = { calls: 1, seconds: 60 };

beforeEach(() => void vi.useFakeTimers({ now: 0 }));
afterEach(() => void vi.useRealTimers());

describe('Rule: a count holds for its window', () => {
  it('says how long to wait, and begins anew afterwards', () => {
    const counts = callCounts();
    expect(counts.count('a', limit)).toBeUndefined();
    vi.setSystemTime(20_000);
    expect(counts.count('a', limit)).toBe(40);
    vi.setSystemTime(60_000);
    expect(counts.count('a', limit)).toBeUndefined();
  });

  it('begins anew too where the clock was set back', () => {
    const counts = callCounts();
    vi.setSystemTime(3_600_000);
    counts.count('a', limit);
    vi.setSystemTime(0);
    expect(counts.count('a', limit)).toBeUndefined();
  });
});

describe('Rule: counts take bounded memory', () => {
  it('and leave it after their time, whether or not their callers come again', () => {
    const counts = callCounts();
    for (let caller = 0; caller < 1_000; caller++) counts.count(`caller ${caller}`, limit);
    expect(counts.size()).toBe(1_000);
    vi.setSystemTime(60_000);
    counts.count('another', limit);
    expect(counts.size()).toBe(1);
  });

  it('and forget who was counted first when there are too many', () => {
    const counts = callCounts(2);
    for (const caller of ['a', 'b', 'c']) counts.count(caller, limit);
    expect(counts.size()).toBe(2);
    expect([counts.count('c', limit), counts.count('a', limit)]).toEqual([60, undefined]);
  });
});
