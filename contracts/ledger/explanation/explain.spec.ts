import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Charge, FeeLine } from '../../fees/fee-line.ts';
import { amountOf, basisSchema, type Basis } from '../basis.ts';
import { explain } from './explain.ts';

const lineOf = (charge: Charge): FeeLine => ({ subject: { service: 'shipping' }, charge });
const card = (charge: Charge, quantity: number): Basis => ({ kind: 'card', cardId: 'merchant-7', version: 3, line: lineOf(charge), quantity });

/** One of each kind, with its sum in words. */
const examples: { [Kind in Basis['kind']]: [Extract<Basis, { kind: Kind }>, string, string] } = {
  legacy: [{ kind: 'legacy', cents: 120_460 }, '$1,204.60', '$1,204.60'],
  label: [
    { kind: 'label', service: 'upsGround', zone: 4, billedGrams: 1_360, postageCents: 3_825, signatureCents: 285, insuranceCents: 100 },
    '$38.25 + $2.85 + $1.00 = $42.10',
    '$38.25 + $2.85 + $1.00 = $42.10',
  ],
  quote: [{ kind: 'quote', oddNo: 'OC1', feeCents: 750 }, '$7.50', '$7.50'],
  card: [
    { kind: 'card', cardId: 'platform', version: 2, line: lineOf({ kind: 'perItem', cents: 250, free: 2 }), quantity: 5 },
    '(5 − 2) items × $2.50 = $7.50',
    '（5 − 2）件 × $2.50 = $7.50',
  ],
  storage: [
    {
      kind: 'storage',
      warehouseId: 'EWR-1',
      date: '2026-11-19',
      position: '71-9',
      digest: 'ab',
      lines: [{ cardId: 'warehouse-EWR-1', version: 3, freeDays: 20, centsPerDay: 21, items: 212 }],
    },
    '212 items × $0.21 = $44.52',
    '212 件 × $0.21 = $44.52',
  ],
  sale: [
    {
      kind: 'sale',
      oddNo: 'OC2',
      items: [
        { oneId: 'A', cents: 20_000 },
        { oneId: 'B', cents: 14_000 },
      ],
    },
    '$200.00 + $140.00 = $340.00',
    '$200.00 + $140.00 = $340.00',
  ],
  repair: [{ kind: 'repair', repairNo: 'RP-1', works: [{ name: 'Sole cleaning', cents: 2_400 }] }, '$24.00', '$24.00'],
  bank: [{ kind: 'bank', lineKey: 'L-1', code: '7KQ2M41', cents: 500_000 }, '$5,000.00', '$5,000.00'],
  provider: [
    { kind: 'provider', provider: 'Alipay', tradeNo: 'T-1', paid: { currency: 'CNY', cents: 71_200 }, rate: '7.12', cents: 10_000 },
    'CNY 712.00 @ 7.12 = $100.00',
    'CNY 712.00 @ 7.12 = $100.00',
  ],
  margin: [
    {
      kind: 'margin',
      provider: 'alipay',
      tradeNo: 'T-1',
      paid: { currency: 'CNY', cents: 71_995 },
      rate: '0.1389',
      reference: '0.1403',
      creditedCents: 10_000,
    },
    'CNY 719.95 @ 0.1403 − $100.00 = $1.01',
    'CNY 719.95 @ 0.1403 − $100.00 = $1.01',
  ],
  withdrawal: [{ kind: 'withdrawal', withdrawalNo: 'WD-1', lastFour: '4471', cents: 100_000 }, '$1,000.00', '$1,000.00'],
  manual: [{ kind: 'manual', reason: 'received', evidence: 'Chase 4471', approvedBy: ['A'], cents: 100 }, '$1.00', '$1.00'],
  share: [
    {
      kind: 'share',
      of: 'shippingFee-OC1',
      items: [
        { oneId: 'A', cents: 251 },
        { oneId: 'B', cents: 250 },
      ],
    },
    '$2.51 + $2.50 = $5.01',
    '$2.51 + $2.50 = $5.01',
  ],
  reversal: [{ kind: 'reversal', of: 'shippingFee-OC1', reason: 'Charged twice', cents: 750 }, '$7.50', '$7.50'],
};

describe('Rule: every posting is explained to the cent, in both languages', () => {
  it.each(Object.keys(examples) as Basis['kind'][])('%s', (kind) => {
    const [basis, en, zh] = examples[kind];
    const explained = explain(basis);
    expect(explained.formula).toEqual({ en, zh });
    expect(explained.parts.reduce((sum, { cents }) => sum + cents, 0)).toBe(amountOf(basis));
    for (const { label, value } of explained.facts) for (const text of [label.en, label.zh, value.en, value.zh]) expect(text).not.toMatch(/^$|[{}]/);
  });

  it('of every kind that a basis can be of', () =>
    expect(Object.keys(examples).sort()).toEqual(basisSchema.options.map((option) => option.shape.kind.value).sort()));

  it.each<[Charge, number, string]>([
    [{ kind: 'perOrder', cents: 300 }, 1, '1 order × $3.00 = $3.00'],
    [{ kind: 'perItem', cents: 250, free: 0 }, 3, '3 items × $2.50 = $7.50'],
    [
      {
        kind: 'tiered',
        tiers: [
          { from: 1, cents: 300 },
          { from: 4, cents: 200 },
        ],
      },
      5,
      '$9.00 + $4.00 = $13.00',
    ],
    [{ kind: 'perWeightStep', cents: 110, stepGrams: 500, free: 0 }, 1_360, '1,360 g are 3 steps × $1.10 = $3.30'],
    [{ kind: 'perWeightStep', cents: 110, stepGrams: 500, free: 1_000 }, 1_001, 'smallest step, 500 g × $1.10 = $1.10'],
    [{ kind: 'percent', basisPoints: 600 }, 16_432, '6% of $164.32 = $9.86'],
    [{ kind: 'percent', basisPoints: 600, minCents: 200 }, 1_000, '6% of $10.00, at least $2.00 = $2.00'],
    [{ kind: 'perDay', cents: 21, freeDays: 20 }, 22, '(22 − 20) days × $0.21 = $0.42'],
  ])('by a line of a card: %j for %i', (charge, quantity, formula) => expect(explain(card(charge, quantity)).formula.en).toBe(formula));

  it('whatever the line and the quantity', () => {
    const cents = fc.nat(100_000);
    const charge = fc.oneof<fc.Arbitrary<Charge>[]>(
      fc.record({ kind: fc.constant('perItem' as const), cents, free: fc.nat(50) }),
      fc.record({ kind: fc.constant('perDay' as const), cents, freeDays: fc.nat(50) }),
      fc.record({ kind: fc.constant('perWeightStep' as const), cents, stepGrams: fc.integer({ min: 1, max: 900 }), free: fc.nat(900) }),
      fc.record({
        kind: fc.constant('percent' as const),
        basisPoints: fc.nat(10_000),
        minCents: fc.nat(400),
        maxCents: fc.integer({ min: 400, max: 900 }),
      }),
      fc.record({ cents, step: fc.integer({ min: 2, max: 30 }) }).map(({ cents: first, step }): Charge => ({
        kind: 'tiered',
        tiers: [
          { from: 1, cents: first },
          { from: step, cents: Math.floor(first / 2) },
        ],
      })),
    );
    const holds = fc.property(charge, fc.nat(10_000), (line, quantity) => {
      const basis = card(line, quantity);
      return explain(basis).parts.reduce((sum, part) => sum + part.cents, 0) === amountOf(basis);
    });
    expect(fc.check(holds)).toMatchObject({ failed: false });
  });
});
