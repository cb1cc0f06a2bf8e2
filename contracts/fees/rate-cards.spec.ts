import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FeeLine } from './fee-line.ts';
import { rateAt, ratePeriods, versionAt, type CardVersion, type RateCard } from './rate-cards.ts';
import { cardIdOf, rateScopeSchema, scopesFor, type RateScope } from './rate-scopes.ts';
import { storagePeriods, warehouseCard } from './storage-terms.ts';

const storage = (cents: number, freeDays = 20): FeeLine => ({ subject: { service: 'storage' }, charge: { kind: 'perDay', cents, freeDays } });
const card = (scope: RateScope, ...versions: CardVersion[]): RateCard => ({ scope, versions });
const from = (effectiveFrom: string | null, cents: number | undefined, version = 1): CardVersion => ({
  version,
  effectiveFrom,
  lines: cents === undefined ? [] : [storage(cents)],
});

const party = { shopId: 7, warehouseId: 'LAX', level: 'Basic' } as const;
const asked = { ...party, subject: { service: 'storage' } } as const;
const centsAt = (cards: readonly RateCard[], date: string) => {
  const charge = rateAt(cards, asked, date)?.line.charge;
  return charge?.kind === 'perDay' ? charge.cents : undefined;
};

const specific: RateScope[] = [
  { kind: 'merchantInWarehouse', shopId: 7, warehouseId: 'LAX' },
  { kind: 'merchant', shopId: 7 },
  { kind: 'warehouse', warehouseId: 'LAX' },
  { kind: 'level', level: 'Basic' },
  { kind: 'platform' },
];

describe('Rule: the most specific card wins', () => {
  it('merchant with warehouse, merchant, warehouse, level, platform', () => {
    const all = specific.map((scope, index) => card(scope, from('2026-01-01', index + 1)));
    for (const [index] of specific.entries()) expect(centsAt(all.slice(index).toReversed(), '2026-06-01')).toBe(index + 1);
  });

  it('whoever it is, in whatever order the cards come', () => {
    const some = fc.uniqueArray(fc.nat(specific.length - 1), { minLength: 1 });
    const property = fc.property(some, (places) => {
      const cards = places.map((index) => card(specific[index]!, from('2026-01-01', index)));
      return centsAt(cards, '2026-06-01') === Math.min(...places);
    });
    expect(fc.check(property)).toMatchObject({ failed: false });
  });

  it('leaves to the next what it has no line for', () => {
    const cards = [card({ kind: 'merchant', shopId: 7 }, from('2026-01-01', undefined)), card({ kind: 'platform' }, from('2026-01-01', 5))];
    expect(rateAt(cards, asked, '2026-02-01')).toMatchObject({ cardId: 'platform', version: 1, lineId: 'storage' });
  });

  it("never takes another merchant's, nor another warehouse's", () => {
    const others: RateScope[] = [
      { kind: 'merchant', shopId: 8 },
      { kind: 'warehouse', warehouseId: 'JFK' },
      { kind: 'merchantInWarehouse', shopId: 8, warehouseId: 'LAX' },
      { kind: 'level', level: 'Advance' },
    ];
    expect(
      rateAt(
        others.map((scope) => card(scope, from(null, 1))),
        asked,
        '2026-02-01',
      ),
    ).toBeUndefined();
  });

  it('tells the platforms apart, and the works', () => {
    const part = (platform: 'B2B' | 'Auction', basisPoints: number): FeeLine => ({
      subject: { service: 'platform', platform },
      charge: { kind: 'percent', basisPoints },
    });
    const cards = [card({ kind: 'platform' }, { version: 1, effectiveFrom: '2026-01-01', lines: [part('B2B', 0), part('Auction', 900)] })];
    expect(rateAt(cards, { shopId: 7, subject: { service: 'platform', platform: 'Auction' } }, '2026-02-01')?.line).toEqual(part('Auction', 900));
    expect(rateAt(cards, { shopId: 7, subject: { service: 'platform', platform: 'StockMarket' } }, '2026-02-01')).toBeUndefined();
  });
});

describe('Rule: of a card the version holds whose day has come', () => {
  const versions = [from('2026-03-01', 2, 2), from('2026-01-01', 1, 1), from('2026-05-01', 3, 3)];

  it.each([
    ['2025-12-31', undefined],
    ['2026-01-01', 1],
    ['2026-02-28', 1],
    ['2026-03-01', 2],
    ['2026-09-01', 3],
  ])('on %s', (date, cents) => expect(centsAt([card({ kind: 'platform' }, ...versions)], date)).toBe(cents));

  it('a former one never comes back', () => {
    const days = fc.uniqueArray(fc.integer({ min: 1, max: 360 }), { minLength: 1, maxLength: 8 });
    const day = (offset: number) => new Date(Date.UTC(2026, 0, offset)).toISOString().slice(0, 10);
    const property = fc.property(days, fc.integer({ min: 0, max: 400 }), (starts, date) => {
      const found = versionAt(
        starts.map((start) => from(day(start), start)),
        day(date),
      );
      const latest = Math.max(...starts.filter((start) => start <= date));
      return found === undefined ? latest === -Infinity : found.effectiveFrom === day(latest);
    });
    expect(fc.check(property)).toMatchObject({ failed: false });
  });
});

describe('Rule: the periods of a rate say for every day what the cards say for it', () => {
  it('without a gap between them', () => {
    const cards = [
      card({ kind: 'platform' }, from('2026-01-01', 5)),
      card({ kind: 'merchant', shopId: 7 }, from('2026-02-01', 3), from('2026-03-01', undefined, 2)),
      card({ kind: 'merchant', shopId: 8 }, from('2026-02-15', 1)),
    ];
    const periods = ratePeriods(cards, asked);
    expect(periods.map(({ from: first, before, rate }) => [first, before, rate.cardId])).toEqual([
      ['2026-01-01', '2026-02-01', 'platform'],
      ['2026-02-01', '2026-03-01', 'merchant-7'],
      ['2026-03-01', null, 'platform'],
    ]);
  });
});

describe("Rule: a warehouse's terms count as versions of its card until one is published (R9.25)", () => {
  const terms = [
    { from: null, freeDays: 20, dailyFeeCents: 21 },
    { from: '2026-06-01', freeDays: 10, dailyFeeCents: 30 },
  ];
  const level = card({ kind: 'level', level: 'Basic' }, from('2026-01-01', 12));

  it('goes by the terms where nothing was published', () => {
    const cards = [warehouseCard('LAX', terms, []), level];
    expect(['2026-01-01', '2026-05-31', '2026-06-01'].map((date) => centsAt(cards, date))).toEqual([21, 21, 30]);
  });

  it('and by the card alone from its first day on', () => {
    const later = [...terms, { from: '2026-09-01', freeDays: 1, dailyFeeCents: 99 }];
    const cards = [warehouseCard('LAX', later, [from('2026-08-01', 40)])];
    expect(storagePeriods(cards, party)).toEqual([
      { from: null, before: '2026-06-01', cardId: 'warehouse-LAX', version: 0, freeDays: 20, dailyFeeCents: 21 },
      { from: '2026-06-01', before: '2026-08-01', cardId: 'warehouse-LAX', version: 0, freeDays: 10, dailyFeeCents: 30 },
      { from: '2026-08-01', before: null, cardId: 'warehouse-LAX', version: 1, freeDays: 20, dailyFeeCents: 40 },
    ]);
  });

  it('even where that leaves storage to the card of the level', () => {
    expect(centsAt([warehouseCard('LAX', terms, [from('2026-08-01', undefined)]), level], '2026-08-02')).toBe(12);
  });
});

describe('Rule: a scope has one card', () => {
  it('by an id of its own', () => {
    const warehouseId = fc.stringMatching(/^[A-Za-z0-9-]{1,8}$/);
    const shopId = fc.integer({ min: 1, max: 2_147_483_647 });
    const scopes: fc.Arbitrary<RateScope> = fc.oneof(
      fc.constantFrom<RateScope>({ kind: 'platform' }, { kind: 'repair' }, { kind: 'labels' }, { kind: 'level', level: 'Basic' }),
      fc.record({ kind: fc.constant('warehouse' as const), warehouseId }),
      fc.record({ kind: fc.constant('merchant' as const), shopId }),
      fc.record({ kind: fc.constant('merchantInWarehouse' as const), shopId, warehouseId }),
    );
    const property = fc.property(
      scopes,
      scopes,
      (one, other) => (cardIdOf(one) === cardIdOf(other)) === (JSON.stringify(one) === JSON.stringify(other)),
    );
    expect(fc.check(property)).toMatchObject({ failed: false });
    expect(fc.check(fc.property(scopes, (scope) => rateScopeSchema.safeParse(scope).success))).toMatchObject({ failed: false });
  });

  it('and a party is concerned by those it is part of', () => {
    expect(scopesFor(party, 'storage').map(cardIdOf)).toEqual(['merchant-7-LAX', 'merchant-7', 'warehouse-LAX', 'level-Basic', 'platform']);
    expect(scopesFor(party, 'shipping').map(cardIdOf)).toEqual(['merchant-7-LAX', 'merchant-7', 'warehouse-LAX', 'platform']);
    expect(scopesFor(party, 'repair').map(cardIdOf)).toEqual(['merchant-7', 'repair']);
    expect(scopesFor({}, 'label').map(cardIdOf)).toEqual(['labels']);
  });
});
