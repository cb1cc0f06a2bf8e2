import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { gmt } from '../kernel/lists/query-rows.ts';
import { bankAccountAdds, bankAccountRemovals } from './bank-account-access.ts';
import { bankAccountFields, bankAccountIdField } from './bank-account-fields.ts';

/** Accounts that a shop may have at a time. */
export const MAX_BANK_ACCOUNTS = 20;

export const addBankAccountEndpoint = endpoint({
  name: 'addBankAccount',
  method: 'POST',
  path: '/wallet/bank-accounts',
  bases: ['business'],
  access: bankAccountAdds,
  summary: 'Adds a bank account that the wallet is paid out to (R3.37). Its owner is told by e-mail, and money is paid to it only after some hours.',
  body: bankAccountFields,
  data: z.object({ bankAccountId: z.string(), lastFour: z.string(), gmtUsable: gmt }),
  command: true,
  // Each mails its owner.
  limit: { calls: 20, seconds: 3_600 },
});

export const removeBankAccountEndpoint = endpoint({
  name: 'removeBankAccount',
  method: 'POST',
  path: '/wallet/bank-accounts/remove',
  bases: ['business'],
  access: bankAccountRemovals,
  summary: 'Removes a bank account; what was paid to it stays told.',
  body: z.strictObject({ bankAccountId: bankAccountIdField }),
  data: z.object({ bankAccountId: z.string() }),
  command: true,
});
