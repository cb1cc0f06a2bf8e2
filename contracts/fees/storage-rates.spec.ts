import { describe, expect, it } from 'vitest';
import { rateOn, ratesWith, type StorageRate } from './storage-rates.ts';

const first: StorageRate = { from: null, before: null, freeDays: 20, dailyFeeCents: 21 };
const dearer = { freeDays: 20, dailyFeeCents: 30 };

describe('Rule: new terms of storage hold from the next day on', () => {
  it('begins with those that a warehouse was created with', () => {
    expect(ratesWith([], { freeDays: 20, dailyFeeCents: 21 }, '2026-11-01')).toEqual([first]);
  });

  it('closes the former', () => {
    const both = ratesWith([first], dearer, '2026-11-10');
    expect(both).toEqual([
      { ...first, before: '2026-11-11' },
      { from: '2026-11-11', before: null, ...dearer },
    ]);
    expect([rateOn(both, '2026-11-10')?.dailyFeeCents, rateOn(both, '2026-11-11')?.dailyFeeCents]).toEqual([21, 30]);
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
