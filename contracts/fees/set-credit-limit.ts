import { z } from 'zod';
import { shopIdField } from '../accounts/account-fields.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { moneyField } from '../kernel/fields/money-field.ts';
import { cents } from '../kernel/lists/query-rows.ts';
import { feeEdits } from './fee-access.ts';

/** More than any merchant is trusted with, in cents. */
export const MAX_CREDIT_LIMIT_CENTS = 5_000_000;

export const setCreditLimitEndpoint = endpoint({
  name: 'setCreditLimit',
  method: 'POST',
  path: '/fees/merchants/credit-limit',
  bases: ['admin'],
  access: feeEdits,
  summary: "Sets how far below zero a merchant's wallet may go by the merchant's own acts.",
  body: z.strictObject({ shopId: shopIdField, creditLimitCents: moneyField({ max: MAX_CREDIT_LIMIT_CENTS }) }),
  data: z.object({ shopId: z.number().int(), creditLimitCents: cents }),
  command: true,
});
