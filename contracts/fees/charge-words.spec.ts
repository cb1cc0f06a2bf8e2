import { describe, expect, it } from 'vitest';
import { chargeWords, kindWords, subjectWords } from './charge-words.ts';
import type { Charge } from './fee-line.ts';
import type { FeeSubject } from './fee-subjects.ts';

describe('Rule: a line says in words what it charges', () => {
  const shipping: FeeSubject = { service: 'shipping' };
  const tiers = [
    { from: 1, cents: 300 },
    { from: 2, cents: 250 },
    { from: 11, cents: 200 },
  ];
  it.each<[Charge, string, string]>([
    [{ kind: 'perOrder', cents: 300 }, '$3.00 per order', '每单 $3.00'],
    [{ kind: 'perItem', cents: 300, free: 0 }, '$3.00 per item', '每件 $3.00'],
    [{ kind: 'perItem', cents: 120_000, free: 5 }, '$1,200.00 per item, the first 5 free', '每件 $1,200.00，前 5 件免费'],
    [{ kind: 'tiered', tiers }, 'per item 1: $3.00, 2–10: $2.50, 11+: $2.00', '第 1 件 $3.00，第 2–10 件 $2.50，第 11+ 件 $2.00'],
    [
      { kind: 'perWeightStep', cents: 120, stepGrams: 500, free: 1_000 },
      '$1.20 per 0.5 kg or part of it, the first 1 kg free',
      '每 0.5 kg $1.20，不足按一段计，前 1 kg 免费',
    ],
    [
      { kind: 'percent', basisPoints: 325, minCents: 200, maxCents: 1_500 },
      '3.25%, at least $2.00, at most $15.00',
      '3.25%，最低 $2.00，最高 $15.00',
    ],
    [{ kind: 'percent', basisPoints: 0 }, '0%', '0%'],
    [{ kind: 'perDay', cents: 21, freeDays: 20 }, '$0.21 per item and night, the first 20 days free', '每件每晚 $0.21，前 20 天免费'],
  ])('%o', (charge, en, zh) => expect(chargeWords({ subject: shipping, charge })).toEqual({ en, zh }));

  it('a label is an order of its own', () => {
    const charge: Charge = { kind: 'perOrder', cents: 35 };
    expect(chargeWords({ subject: { service: 'label' }, charge })).toEqual({ en: '$0.35 per label', zh: '每张 $0.35' });
    expect([kindWords('label', 'perOrder').en, kindWords('shipping', 'perOrder').en]).toEqual(['Per label', 'Per order']);
  });
});

describe('Rule: a line says what it is for', () => {
  it('with the platform or the work', () => {
    expect(subjectWords({ service: 'shipping' })).toEqual({ en: 'Shipping with label', zh: '带面单发货' });
    expect(subjectWords({ service: 'platform', platform: 'B2B' }).en).toBe('Platform fee · B2B');
    expect(subjectWords({ service: 'repair', repairItemId: 'C' }, 'Cleaning')).toEqual({ en: 'Repair · Cleaning', zh: '维修 · Cleaning' });
  });
});
