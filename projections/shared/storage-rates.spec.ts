import { describe, expect, it } from 'vitest';
import { ratesWith, storageFee, type StorageRate } from './storage-rates.ts';

const first: StorageRate = { from: null, before: null, freeDays: 20, dailyFeeCents: 21 };
const dearer = { freeDays: 20, dailyFeeCents: 30 };

describe('Rule: new terms of storage hold from the next day on', () => {
  it('begins with those that a warehouse was created with', () => {
    expect(ratesWith([], { freeDays: 20, dailyFeeCents: 21 }, '2026-11-01')).toEqual([first]);
  });

  it('closes the former', () => {
    expect(ratesWith([first], dearer, '2026-11-10')).toEqual([
      { ...first, before: '2026-11-11' },
      { from: '2026-11-11', before: null, ...dearer },
    ]);
  });

  it('keeps the last of several on one day, and nothing where they are taken back', () => {
    const twice = ratesWith(ratesWith([first], { freeDays: 5, dailyFeeCents: 99 }, '2026-11-10'), dearer, '2026-11-10');
    expect(twice).toEqual(ratesWith([first], dearer, '2026-11-10'));
    expect(ratesWith(twice, { freeDays: 20, dailyFeeCents: 21 }, '2026-11-10')).toEqual([first]);
  });

  it('goes on where the terms are the same', () => {
    expect(ratesWith([first], { freeDays: 20, dailyFeeCents: 21 }, '2026-11-10')).toEqual([first]);
  });
});

describe('Rule: each day past the free ones costs the fee in force on it (R9.25)', () => {
  const rates = ratesWith([first], dearer, '2026-11-10');

  it.each([
    ['while it is free', '2026-11-01', 20, 0],
    ['all days under the first terms', '2026-10-01', 30, 10 * 21],
    ['all days under the second', '2026-11-15', 25, 5 * 30],
    // Day 20 is the 5th: the 6th to the 10th at the first rate, the 11th to the 15th at the second.
    ['days on both sides of the change', '2026-10-16', 30, 5 * 21 + 5 * 30],
  ])('%s', (_which, shelved, days, fee) => {
    expect(storageFee(days, shelved, rates)).toBe(fee);
  });

  it('charges a shorter free time only from when it holds', () => {
    const shorter = ratesWith([first], { freeDays: 5, dailyFeeCents: 21 }, '2026-11-10');
    expect(storageFee(15, '2026-11-01', shorter)).toBe(6 * 21);
  });

  it('charges nothing for what was never shelved', () => {
    expect(storageFee(null, null, rates)).toBe(0);
  });
});
