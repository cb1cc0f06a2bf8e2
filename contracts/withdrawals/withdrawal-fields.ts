import { z } from 'zod';
import { MAX_REFERENCE } from '../kernel/fields/typed-lengths.ts';
import { inMoney } from '../kernel/fields/money-field.ts';
import { withdrawalStatusNames } from './withdrawal-events.ts';

export const withdrawalNoField = z.string().trim().min(1).max(32);

/** In cents (R5.09). */
export const MIN_WITHDRAWAL_CENTS = 5_500;
/** More than is sent at once. */
export const MAX_WITHDRAWAL_CENTS = 100_000_000;

export const withdrawalAmountField = z
  .number()
  .int()
  .max(MAX_WITHDRAWAL_CENTS, { error: inMoney })
  .refine((cents) => cents >= MIN_WITHDRAWAL_CENTS, { error: 'WithdrawalTooSmall' });

/** What the bank calls the line of its statement. */
export const bankLineField = z.string().trim().min(4).max(MAX_REFERENCE);

export const withdrawalAnswerSchema = z.object({ withdrawalNo: z.string(), status: z.enum(withdrawalStatusNames) });
export type WithdrawalAnswer = z.output<typeof withdrawalAnswerSchema>;
