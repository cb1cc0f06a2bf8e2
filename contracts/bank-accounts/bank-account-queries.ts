import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { gmt } from '../kernel/lists/query-rows.ts';
import { bankAccountReads } from './bank-account-access.ts';
import { accountCurrencies } from './bank-schemes.ts';
import { holderTypes } from './holder-types.ts';

/** An account as it is shown: never with more of its number than its end. */
export const bankAccountRowSchema = z.object({
  bankAccountId: z.string(),
  holderType: z.enum(holderTypes),
  holder: z.string(),
  country: z.string(),
  currency: z.enum(accountCurrencies),
  routingNumber: z.string(),
  lastFour: z.string(),
  usable: z.boolean().describe('Whether money is paid to it by now'),
  gmtUsable: gmt,
  gmtCreate: gmt,
});
export type BankAccountRow = z.output<typeof bankAccountRowSchema>;

export const listBankAccounts = endpoint({
  name: 'listBankAccounts',
  method: 'GET',
  path: '/wallet/bank-accounts',
  bases: ['business'],
  access: bankAccountReads,
  summary: 'The bank accounts of the shop, the latest first, each with the last four characters of its number (R2.74)',
  data: z.object({ records: z.array(bankAccountRowSchema) }),
});
