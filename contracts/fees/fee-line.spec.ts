import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { feeLineSchema, feeOf, MAX_BASIS_POINTS, type Charge, type FeeLine } from './fee-line.ts';

const charged = (charge: Charge) => (quantity: number) => feeOf({ charge }, quantity);
const holds = (property: fc.IProperty<any>) => expect(fc.check(property)).toMatchObject({ failed: false });

const cents = fc.nat(1_000_000);
const quantity = fc.nat(1_000_000);
const charges: fc.Arbitrary<Charge> = fc.oneof(
  fc.record({ kind: fc.constant('perOrder' as const), cents }),
  fc.record({ kind: fc.constant('perItem' as const), cents, free: fc.nat(100) }),
  fc.record({ kind: fc.constant('perWeightStep' as const), cents, stepGrams: fc.integer({ min: 1, max: 5_000 }), free: fc.nat(5_000) }),
  fc.record({ kind: fc.constant('perDay' as const), cents, freeDays: fc.nat(365) }),
  fc
    .record({
      basisPoints: fc.nat(MAX_BASIS_POINTS),
      minCents: fc.option(fc.nat(500), { nil: undefined }),
      over: fc.option(fc.nat(5_000), { nil: undefined }),
    })
    .map(({ basisPoints, minCents, over }) => ({
      kind: 'percent' as const,
      basisPoints,
      ...(minCents !== undefined && { minCents }),
      ...(over !== undefined && { maxCents: (minCents ?? 0) + over }),
    })),
  fc
    .record({ steps: fc.array(fc.integer({ min: 1, max: 50 }), { maxLength: 9 }), prices: fc.array(cents, { minLength: 10, maxLength: 10 }) })
    .map(({ steps, prices }) => ({
      kind: 'tiered' as const,
      tiers: [0, ...steps].map((_, index) => ({ from: 1 + steps.slice(0, index).reduce((sum, step) => sum + step, 0), cents: prices[index]! })),
    })),
);

describe('Rule: a fee is whole cents, at least none, and more of something never costs less', () => {
  it('by every kind of line', () => {
    holds(fc.property(charges, quantity, (charge, count) => Number.isSafeInteger(feeOf({ charge }, count)) && feeOf({ charge }, count) >= 0));
    holds(fc.property(charges, quantity, fc.nat(100), (charge, count, more) => feeOf({ charge }, count + more) >= feeOf({ charge }, count)));
  });

  it('costs nothing for nothing', () => holds(fc.property(charges, (charge) => feeOf({ charge }, 0) === 0)));

  it('knows no part of an item, and none that are missing', () => {
    for (const wrong of [-1, 0.5, Number.NaN, Infinity]) expect(() => feeOf({ charge: { kind: 'perOrder', cents: 1 } }, wrong)).toThrow(RangeError);
  });
});

describe('Rule: a percentage is rounded once, half a cent up', () => {
  const part = (basisPoints: number) => charged({ kind: 'percent', basisPoints });

  it.each([
    [250, 19_999, 500], // 499.975
    [250, 20_020, 501], // 500.5
    [250, 20_019, 500], // 500.475
    [1, 4_999, 0],
    [1, 5_000, 1],
    [0, 1_000_000, 0],
    [10_000, 12_345, 12_345],
  ])('%i basis points of %i cents are %i', (basisPoints, price, fee) => expect(part(basisPoints)(price)).toBe(fee));

  it('is never half a cent away from the exact part', () => {
    holds(
      fc.property(fc.nat(MAX_BASIS_POINTS), fc.nat(10_000_000_000), (basisPoints, price) => {
        const tenThousandths = BigInt(part(basisPoints)(price)) * 10_000n - BigInt(price) * BigInt(basisPoints);
        return tenThousandths > -5_000n && tenThousandths <= 5_000n;
      }),
    );
  });

  it('stays between the least and the most', () => {
    const bounded = charged({ kind: 'percent', basisPoints: 300, minCents: 200, maxCents: 1_500 });
    expect([1, 6_000, 20_000, 50_000, 90_000].map(bounded)).toEqual([200, 200, 600, 1_500, 1_500]);
  });
});

describe('Rule: weight is charged by each step begun', () => {
  it('after what is free', () => {
    const byWeight = charged({ kind: 'perWeightStep', cents: 120, stepGrams: 500, free: 1_000 });
    expect([1, 1_000, 1_001, 1_500, 1_501].map(byWeight)).toEqual([0, 0, 120, 120, 240]);
  });
});

describe('Rule: a tier prices the items from its first on, and those before keep theirs', () => {
  it('adds up the tiers', () => {
    const byQuantity = charged({
      kind: 'tiered',
      tiers: [
        { from: 1, cents: 300 },
        { from: 2, cents: 100 },
        { from: 11, cents: 80 },
      ],
    });
    expect([1, 2, 10, 11, 12].map(byQuantity)).toEqual([300, 400, 1_200, 1_280, 1_360]);
  });

  it('costs what single items cost where all tiers have one price', () => {
    holds(
      fc.property(cents, quantity, fc.integer({ min: 2, max: 1_000 }), (price, count, from) => {
        const tiers = [1, from].map((first) => ({ from: first, cents: price }));
        return feeOf({ charge: { kind: 'tiered', tiers } }, count) === price * count;
      }),
    );
  });
});

describe('Rule: a line is refused where it makes no sense', () => {
  const broken = (line: unknown) => feeLineSchema.safeParse(line).error?.issues.map(({ path, message }) => [path.join('.'), message]);
  const shipping = { service: 'shipping' };

  it('with tiers out of order, or a first one that leaves items without a price', () => {
    for (const from of [[2], [1, 1], [1, 5, 3]])
      expect(broken({ subject: shipping, charge: { kind: 'tiered', tiers: from.map((first) => ({ from: first, cents: 1 })) } })).toEqual([
        ['charge.tiers', 'TiersOutOfOrder'],
      ]);
  });

  it('with a least above the most', () => {
    const charge = { kind: 'percent', basisPoints: 100, minCents: 2, maxCents: 1 };
    expect(broken({ subject: { service: 'consignment' }, charge })).toEqual([['charge.maxCents', 'LeastAboveMost']]);
  });

  it('with a kind that the service does not have', () => {
    expect(broken({ subject: shipping, charge: { kind: 'percent', basisPoints: 100 } })).toEqual([['charge.kind', 'ChargeDoesNotFit']]);
    expect(broken({ subject: { service: 'storage' }, charge: { kind: 'perItem', cents: 5 } })).toEqual([['charge.kind', 'ChargeDoesNotFit']]);
  });

  it.each([-1, 0.001, 1e9, Number.NaN, '5'])('with %s cents', (wrong) => {
    expect(broken({ subject: shipping, charge: { kind: 'perOrder', cents: wrong } })).toMatchObject([['charge.cents', expect.anything()]]);
  });

  it('and is kept as it was entered otherwise', () => {
    const line: FeeLine = { subject: { service: 'platform', platform: 'B2B' }, charge: { kind: 'percent', basisPoints: 0 } };
    expect(feeLineSchema.parse(line)).toEqual(line);
  });
});
