import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, daysBetween } from '../kernel/lists/date-range.ts';
import { centsOf, itemDays, type Stay } from './item-days.ts';
import { rateOn, ratesWith, type StorageRate } from './storage-rates.ts';

const flat: StorageRate[] = [{ from: null, before: null, freeDays: 20, dailyFeeCents: 21 }];
/** From 11 November dearer. */
const rates = ratesWith(flat, { freeDays: 20, dailyFeeCents: 30 }, '2026-11-10');
const stay = (shelved: string, until: string | null = null, from = shelved): Stay => ({ shelved, from, until });

describe('Rule: each night past the free days costs the rate in force on its own day (R9.25)', () => {
  it.each([
    ['nothing while it is free', stay('2026-11-01'), '2026-11-21', 0],
    ['the first night past the free days', stay('2026-11-01'), '2026-11-22', 30],
    ['all nights under the first rate', stay('2026-10-01'), '2026-10-31', 10 * 21],
    ['all nights under the second', stay('2026-11-15'), '2026-12-10', 5 * 30],
    // Free through 4 November: the nights of the 5th to the 10th at the first rate, of the 11th to the 14th at the second.
    ['nights on both sides of the change', stay('2026-10-16'), '2026-11-15', 6 * 21 + 4 * 30],
    ['not the night of the day on which it left', stay('2026-10-01', '2026-10-25'), '2026-11-15', 4 * 21],
  ])('%s', (_which, of, before, cents) => {
    expect(centsOf(itemDays(of, rates, before))).toBe(cents);
  });

  it('charges a shorter free time only from when it holds', () => {
    const shorter = ratesWith(flat, { freeDays: 5, dailyFeeCents: 21 }, '2026-11-10');
    expect(itemDays(stay('2026-11-01'), shorter, '2026-11-16')).toEqual([{ from: '2026-11-11', nights: 5, dailyFeeCents: 21 }]);
  });
});

describe('Rule: whoever has the item at the end of the day pays for it', () => {
  it('and free days count from its shelving, not from when it changed hands', () => {
    const [seller, buyer] = [stay('2026-10-01', '2026-10-25'), stay('2026-10-01', null, '2026-10-25')];
    expect(itemDays(seller, flat, '2026-11-01')).toEqual([{ from: '2026-10-21', nights: 4, dailyFeeCents: 21 }]);
    expect(itemDays(buyer, flat, '2026-11-01')).toEqual([{ from: '2026-10-25', nights: 7, dailyFeeCents: 21 }]);
  });

  it('charges nothing of a stay that ended before the first night', () => {
    expect(itemDays(stay('2026-10-01', '2026-10-01'), [{ ...flat[0]!, freeDays: 0 }], '2026-11-01')).toEqual([]);
  });
});

const start = '2026-01-01';
const day = (most: number) => fc.integer({ min: 0, max: most }).map((days) => addDays(start, days));
const terms = fc.record({ freeDays: fc.integer({ min: 0, max: 40 }), dailyFeeCents: fc.integer({ min: 0, max: 90 }) });
const history = fc
  .array(fc.tuple(day(120), terms), { minLength: 1, maxLength: 5 })
  .map((changes) =>
    changes.toSorted(([one], [other]) => (one < other ? -1 : 1)).reduce<StorageRate[]>((all, [on, set]) => ratesWith(all, set, on), []),
  );
const stays = fc
  .tuple(day(100), fc.integer({ min: 0, max: 40 }), fc.option(fc.integer({ min: 0, max: 60 }), { nil: null }))
  .map(([shelved, later, nights]) => {
    const from = addDays(shelved, later);
    return { shelved, from, until: nights === null ? null : addDays(from, nights) };
  });

/** Night by night. */
const bruteForce = ({ shelved, from, until }: Stay, of: readonly StorageRate[], before: string): number => {
  let cents = 0;
  for (let night = from; night < before && (until === null || night < until); night = addDays(night, 1)) {
    const { freeDays, dailyFeeCents } = rateOn(of, night)!;
    if (daysBetween(shelved, night) >= freeDays) cents += dailyFeeCents;
  }
  return cents;
};

describe('Rule: what is charged is the sum over all nights', () => {
  it('for any stay, terms and day', () =>
    fc.assert(
      fc.property(stays, history, day(200), (of, all, before) => {
        expect(centsOf(itemDays(of, all, before))).toBe(bruteForce(of, all, before));
      }),
    ));

  it('in parts as in one: a stay that changes hands costs the same in all', () =>
    fc.assert(
      fc.property(stays, history, day(200), day(200), (of, all, handedOver, before) => {
        const at = handedOver < of.from ? of.from : handedOver;
        fc.pre(of.until === null || at <= of.until);
        const parts = [
          { ...of, until: at },
          { ...of, from: at },
        ];
        expect(parts.reduce((sum, part) => sum + centsOf(itemDays(part, all, before)), 0)).toBe(centsOf(itemDays(of, all, before)));
      }),
    ));

  it('under one rate: the days from shelving until it left, less the free ones', () =>
    fc.assert(
      fc.property(day(100), fc.integer({ min: 0, max: 90 }), terms, (shelved, days, set) => {
        const one = [{ from: null, before: null, ...set }];
        const expected = Math.max(0, days - set.freeDays) * set.dailyFeeCents;
        expect(centsOf(itemDays(stay(shelved, addDays(shelved, days)), one, '2027-01-01'))).toBe(expected);
      }),
    ));
});
