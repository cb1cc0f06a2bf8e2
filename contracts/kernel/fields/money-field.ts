import { z } from 'zod';
import type { FieldRule } from './field-rules.ts';

/** Marks a bound whose figure is cents, so that a refusal says it in dollars. */
export const inMoney = 'money';

/** Integer cents between two bounds, inclusive. `tooLow`: the rule that says the lower one in words of its own. */
export const moneyField = ({ min = 0, max, tooLow = inMoney }: { min?: number; max: number; tooLow?: FieldRule | typeof inMoney }) =>
  z.number().int().min(min, { error: tooLow }).max(max, { error: inMoney });

const amount = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Integer cents as `$1,204.60`, or `-$0.05`. */
export const inDollars = (cents: number): string => `${cents < 0 ? '-' : ''}$${amount.format(Math.abs(cents) / 100)}`;
