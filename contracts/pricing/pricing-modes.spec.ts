import { describe, expect, it } from 'vitest';
import { pricingModes, pricingRuleSchema } from './pricing-modes.ts';

const refusalOf = (rule: object): string | undefined => pricingRuleSchema.safeParse(rule).error?.issues[0]?.message;

describe('Rule: a listing has exactly one of six modes, and each says how far it may go (R1.46)', () => {
  it.each([
    { mode: 'matchLowest', limitCents: 20_500 },
    { mode: 'undercutLowest', limitCents: 20_500 },
    { mode: 'minimumPayout', payoutCents: 18_500, followUp: true },
    { mode: 'fiveDollarProtection' },
    { mode: 'profitControl', profitCents: 0 },
    { mode: 'liquidate', bottomCents: 1 },
  ])('$mode', (rule) => {
    expect(pricingRuleSchema.parse(rule)).toEqual(rule);
    expect(pricingModes).toContain(rule.mode);
  });

  it.each([
    [{ mode: 'undercutLowest', limitCents: 0 }, 'PriceMissing'],
    [{ mode: 'minimumPayout', payoutCents: 0 }, 'PriceMissing'],
    [{ mode: 'liquidate', bottomCents: 0 }, 'BottomLineMissing'],
    [{ mode: 'liquidate', bottomCents: -1 }, 'BottomLineMissing'],
  ])('%j is refused: a blank minimum is no minimum (R5.11, R5.12)', (rule, error) => expect(refusalOf(rule)).toBe(error));

  it.each([{ mode: 'matchLowest' }, { mode: 'minimumPayout' }, { mode: 'liquidate' }, { mode: 'matchLowest', limitCents: 1, bottomCents: 1 }])(
    '%j is refused',
    (rule) => expect(pricingRuleSchema.safeParse(rule).success).toBe(false),
  );
});
