import { z } from 'zod';
import { reasonField } from '../item/item-fields.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { moneyField } from '../kernel/fields/money-field.ts';
import { withdrawalReview } from './withdrawal-access.ts';
import { bankLineField, MAX_WITHDRAWAL_CENTS, withdrawalAnswerSchema, withdrawalNoField } from './withdrawal-fields.ts';

const finance = { method: 'POST', bases: ['admin'], access: withdrawalReview, data: withdrawalAnswerSchema, command: true } as const;

export const startReviewEndpoint = endpoint({
  ...finance,
  name: 'startWithdrawalReview',
  path: '/finance/withdrawals/review',
  summary: 'Takes a withdrawal up for review, so that its seller and others of finance see who has it (R4.37).',
  body: z.strictObject({ withdrawalNo: withdrawalNoField }),
});

export const approveWithdrawalEndpoint = endpoint({
  ...finance,
  name: 'approveWithdrawal',
  path: '/finance/withdrawals/approve',
  summary: 'Approves a withdrawal; from the limit on two persons have to (R2.127). The first to an account says that its holder was checked.',
  body: z.strictObject({
    withdrawalNo: withdrawalNoField,
    /** The account belongs to the seller. */
    isHolderChecked: z.boolean().default(false),
  }),
});

export const rejectWithdrawalEndpoint = endpoint({
  ...finance,
  name: 'rejectWithdrawal',
  path: '/finance/withdrawals/reject',
  summary: 'Rejects a withdrawal with a reason that the seller sees; what was set aside can be spent again (R2.127).',
  body: z.strictObject({ withdrawalNo: withdrawalNoField, reason: reasonField }),
});

export const payWithdrawalEndpoint = endpoint({
  ...finance,
  name: 'payWithdrawal',
  path: '/finance/withdrawals/pay',
  summary: 'Pays an approved withdrawal, or a part of it: the money leaves the wallet, and the bank is told (R2.127).',
  body: z.strictObject({ withdrawalNo: withdrawalNoField, amountCents: moneyField({ min: 1, max: MAX_WITHDRAWAL_CENTS }) }),
  keyRequired: true,
});

export const completeWithdrawalEndpoint = endpoint({
  ...finance,
  name: 'completeWithdrawal',
  path: '/finance/withdrawals/complete',
  summary: 'Says on which line of the bank’s statement a payment stands.',
  body: z.strictObject({ withdrawalNo: withdrawalNoField, bankRef: bankLineField, bookedOn: z.iso.date() }),
  keyRequired: true,
});

export const returnWithdrawalEndpoint = endpoint({
  ...finance,
  name: 'returnWithdrawal',
  path: '/finance/withdrawals/return',
  summary: 'Puts money that did not arrive back into the wallet, with the reason; never by who paid it.',
  body: z.strictObject({ withdrawalNo: withdrawalNoField, reason: reasonField }),
  keyRequired: true,
});
