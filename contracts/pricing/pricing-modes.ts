import { z } from 'zod';
import { inMoney, moneyField } from '../kernel/fields/money-field.ts';
import type { Words } from '../kernel/words.ts';
import { MAX_PRICE_CENTS } from './pricing-limits.ts';

/** How a listing is priced automatically (R1.46). */
export const pricingModes = ['matchLowest', 'undercutLowest', 'minimumPayout', 'fiveDollarProtection', 'profitControl', 'liquidate'] as const;
export type PricingMode = (typeof pricingModes)[number];

export const pricingModeWords = {
  matchLowest: { en: 'Match lowest', zh: '跟随最低价' },
  undercutLowest: { en: 'Undercut lowest', zh: '低于最低价' },
  minimumPayout: { en: 'Minimum payout', zh: '最低到手价' },
  fiveDollarProtection: { en: 'Five-dollar protection', zh: '$5 保护' },
  profitControl: { en: 'Profit control', zh: '利润控制' },
  liquidate: { en: 'Liquidate', zh: '清仓' },
} as const satisfies Record<PricingMode, Words>;

/** More than nothing, or refused in words of its own. */
const aboveNothing = (error: string) => z.number().int().min(1, { error }).max(MAX_PRICE_CENTS, { error: inMoney });
const priceField = aboveNothing('PriceMissing');

/** What each mode asks for. A mode that follows the market down without a limit of its own does not exist: a blank minimum is refused. */
export const pricingRuleSchema = z.discriminatedUnion('mode', [
  z.strictObject({ mode: z.literal('matchLowest'), limitCents: priceField }),
  z.strictObject({ mode: z.literal('undercutLowest'), limitCents: priceField }),
  z.strictObject({ mode: z.literal('minimumPayout'), payoutCents: priceField, followUp: z.boolean().optional() }),
  z.strictObject({ mode: z.literal('fiveDollarProtection') }),
  z.strictObject({ mode: z.literal('profitControl'), profitCents: moneyField({ max: MAX_PRICE_CENTS }) }),
  z.strictObject({ mode: z.literal('liquidate'), bottomCents: aboveNothing('BottomLineMissing') }),
]);
export type PricingRule = z.output<typeof pricingRuleSchema>;
