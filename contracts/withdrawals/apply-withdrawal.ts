import { z } from 'zod';
import { bankAccountIdField } from '../bank-accounts/bank-account-fields.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { withdrawalApplies } from './withdrawal-access.ts';
import { withdrawalAmountField, withdrawalAnswerSchema, withdrawalNoField } from './withdrawal-fields.ts';

export const applyWithdrawalEndpoint = endpoint({
  name: 'applyWithdrawal',
  method: 'POST',
  path: '/wallet/withdrawals',
  bases: ['business'],
  access: withdrawalApplies,
  summary: 'Applies for money of the wallet to be paid to a bank account of the shop, and sets it aside (R2.74, R5.09).',
  body: z.strictObject({ bankAccountId: bankAccountIdField, amountCents: withdrawalAmountField }),
  data: withdrawalAnswerSchema,
  command: true,
  keyRequired: true,
});

export const cancelWithdrawalEndpoint = endpoint({
  name: 'cancelWithdrawal',
  method: 'POST',
  path: '/wallet/withdrawals/cancel',
  bases: ['business'],
  access: withdrawalApplies,
  summary: 'Cancels a withdrawal that is not being paid yet; what was set aside can be spent again.',
  body: z.strictObject({ withdrawalNo: withdrawalNoField }),
  data: withdrawalAnswerSchema,
  command: true,
});
