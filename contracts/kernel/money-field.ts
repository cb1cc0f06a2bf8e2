import { z } from 'zod';

/** Marks a bound whose figure is cents, so that a refusal says it in dollars. */
export const inMoney = 'money';

/** Integer cents between two bounds, inclusive. */
export const moneyField = ({ min = 0, max }: { min?: number; max: number }) =>
  z.number().int().min(min, { error: inMoney }).max(max, { error: inMoney });

/** Integer cents as `$1,204.60`. */
export const inDollars = (cents: number): string =>
  `$${(cents / 100).toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;
