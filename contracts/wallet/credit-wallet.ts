import { z } from 'zod';
import { shopIdField } from '../accounts/account-fields.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { moneyField } from '../kernel/fields/money-field.ts';
import { cents } from '../kernel/lists/query-rows.ts';
import { creditWalletAccess } from './wallet-access.ts';
import { MAX_REFERENCE, MAX_REMARK } from '../kernel/fields/typed-lengths.ts';

/** More than sellers send at once, in cents. */
export const largestCreditCents = 5_000_000;

export const creditWalletEndpoint = endpoint({
  name: 'creditWallet',
  method: 'POST',
  path: '/wallet/credits',
  bases: ['admin'],
  access: creditWalletAccess,
  summary: 'Credits the wallet of a shop with money that was received, with an amount in cents, the bank’s reference and a remark (R2.185).',
  body: z.strictObject({
    shopId: shopIdField,
    amountCents: moneyField({ min: 1, max: largestCreditCents }),
    /** What the bank calls the transfer: it is credited once, whoever finds it. */
    bankRef: z.string().trim().min(4).max(MAX_REFERENCE),
    remark: z.string().trim().min(1).max(MAX_REMARK),
  }),
  data: z.object({ rechargeNo: z.string(), balanceCents: cents }),
  command: true,
  keyRequired: true,
});
