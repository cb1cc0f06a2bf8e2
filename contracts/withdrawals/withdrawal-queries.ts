import { z } from 'zod';
import { accountCurrencies } from '../bank-accounts/bank-schemes.ts';
import { holderTypes } from '../bank-accounts/holder-types.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { dateFilters } from '../kernel/lists/date-range.ts';
import { pageRequest } from '../kernel/lists/paging.ts';
import { after, searchText, shopIdField } from '../kernel/lists/query-fields.ts';
import { cents, count, countedPageOf, gmt, shopInfoSchema } from '../kernel/lists/query-rows.ts';
import { withdrawalBases, withdrawalReads } from './withdrawal-access.ts';
import { withdrawalActionNames } from './withdrawal-actions.ts';
import { withdrawalEventSchemas, withdrawalStatusNames, type WithdrawalEventName, type WithdrawalStatus } from './withdrawal-events.ts';
import { withdrawalNoField } from './withdrawal-fields.ts';

const staffOnly = 'Left out for sellers';
const eventNames = Object.keys(withdrawalEventSchemas) as [WithdrawalEventName, ...WithdrawalEventName[]];

/** What the bank said of the order to pay. */
export const payoutStates = ['accepted', 'unknown'] as const;
export type PayoutState = (typeof payoutStates)[number];

export const withdrawalRowSchema = z.object({
  withdrawalNo: z.string(),
  status: z.enum(withdrawalStatusNames),
  shopInfo: shopInfoSchema,
  amountCents: cents.describe('As applied for'),
  paidCents: cents.nullable().describe('Once it is being paid'),
  account: z.object({
    bankAccountId: z.string(),
    holderType: z.enum(holderTypes),
    holder: z.string(),
    country: z.string(),
    currency: z.enum(accountCurrencies),
    routingNumber: z.string(),
    lastFour: z.string(),
    verified: z.boolean().describe('Whether somebody of finance has checked its holder'),
  }),
  payout: z.enum(payoutStates).nullable().describe('While it is being paid: what the bank said of the order'),
  reason: z.string().nullable().describe('Why it was rejected or returned'),
  bankRef: z.string().nullable().describe('The line of the bank’s statement'),
  approvals: count.describe('Of those that it needs'),
  gmtCreate: gmt,
  gmtModify: gmt,
  gmtEnded: gmt.nullable(),
  version: count,
  actions: z.array(z.enum(withdrawalActionNames)),
});
export type WithdrawalRow = z.output<typeof withdrawalRowSchema>;

const withdrawalStepSchema = z.object({
  id: z.string(),
  name: z.enum(eventNames),
  gmtCreate: gmt,
  operator: z.string().optional().describe(staffOnly),
  said: z.string(),
});
export type WithdrawalStep = z.output<typeof withdrawalStepSchema>;

export const withdrawalDetailSchema = withdrawalRowSchema.extend({
  history: z.array(withdrawalStepSchema).describe('Oldest first'),
  elsewhere: z.array(shopInfoSchema).optional().describe(`Other shops that have the same account. ${staffOnly}`),
  availableCents: cents.optional().describe(`What the wallet has beside what is set aside. ${staffOnly}`),
});
export type WithdrawalDetail = z.output<typeof withdrawalDetailSchema>;

export const withdrawalViews = ['all', 'open', ...withdrawalStatusNames] as const;
export type WithdrawalView = (typeof withdrawalViews)[number];

export const listWithdrawals = endpoint({
  name: 'listWithdrawals',
  method: 'GET',
  path: '/wallet/withdrawals',
  bases: withdrawalBases,
  access: withdrawalReads,
  summary: 'Withdrawals by status, text and day: a seller sees those of the own shop, finance all of them (R2.74, R2.127)',
  query: z.strictObject({
    ...pageRequest,
    after,
    view: z.enum(withdrawalViews).default('all'),
    /** In the number, the end of the account or the line of the bank’s statement. */
    text: searchText,
    shopId: shopIdField.optional(),
    beginTime: dateFilters.beginTime,
    endTime: dateFilters.endTime,
    sort: z.enum(['gmtCreate', 'amountCents']).default('gmtCreate'),
    order: z.enum(['asc', 'desc']).default('desc'),
  }),
  data: countedPageOf(
    withdrawalRowSchema,
    z.object(Object.fromEntries(withdrawalViews.map((view) => [view, count])) as Record<'all' | 'open' | WithdrawalStatus, typeof count>),
  ),
});

export const getWithdrawal = endpoint({
  name: 'getWithdrawal',
  method: 'GET',
  path: '/wallet/withdrawals/detail',
  bases: withdrawalBases,
  access: withdrawalReads,
  summary: 'One withdrawal with its steps',
  query: z.strictObject({ withdrawalNo: withdrawalNoField }),
  data: withdrawalDetailSchema,
});
