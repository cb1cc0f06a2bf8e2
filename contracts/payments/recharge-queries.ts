import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { dateFilters } from '../kernel/lists/date-range.ts';
import { pageRequest } from '../kernel/lists/paging.ts';
import { after, searchText, shopIdField } from '../kernel/lists/query-fields.ts';
import { cents, count, countedPageOf, gmt, shopInfoSchema } from '../kernel/lists/query-rows.ts';
import { rechargeActionNames } from './recharge-actions.ts';
import { disputeReasons, paymentMethodNames, rechargeStatusNames, type DisputeReason, type RechargeStatus } from './recharge-events.ts';
import { rechargeApplies, rechargeBases, rechargeNoField, rechargeReads } from './recharge-fields.ts';

const payment = z.object({ currency: z.string(), cents });

/** A step that was taken, with when it was. */
const rechargeStepSchema = z.object({
  id: z.string(),
  name: z.string(),
  gmtCreate: gmt,
  operator: z.string().optional().describe('Left out for sellers'),
});
export type RechargeStep = z.output<typeof rechargeStepSchema>;

const rechargeRefundSchema = z.object({
  id: z.string().describe('By what the provider knows it'),
  gmtCreate: gmt,
  paidBackCents: cents.describe('In the currency of the payment'),
  cents: cents.describe('What the wallet has less'),
  postingId: z.string().nullable().describe('Null where that rounds to nothing'),
});

export const rechargeRowSchema = z.object({
  rechargeNo: z.string(),
  status: z.enum(rechargeStatusNames),
  shopInfo: shopInfoSchema,
  method: z.enum(paymentMethodNames),
  code: z.string(),
  amountCents: cents.describe('As announced'),
  payment,
  rate: z.string().nullable(),
  gmtQuoted: gmt.nullable().describe('Until when the rate is promised'),
  creditedCents: cents.nullable().describe('Once the money has come'),
  creditedRate: z.string().nullable().describe('Where it was not credited at the rate that was promised'),
  margin: z.object({ rate: z.string(), cents }).nullable().describe('What the reference rate left to the operator, of which sellers hear nothing'),
  refundedCents: cents.describe('Of what was credited, what was taken back because the provider gave it back'),
  refunds: z.array(rechargeRefundSchema).describe('Oldest first'),
  seenCents: cents.nullable().describe('What the bank has told of, and does not promise yet'),
  reference: z.string().nullable().describe('The line of the bank’s statement, or the number that the provider gave the payment'),
  proofs: z.array(z.string()),
  reason: z.string().nullable().describe('Why it was rejected or reversed'),
  dispute: z.enum(Object.keys(disputeReasons) as [DisputeReason, ...DisputeReason[]]).nullable(),
  approved: z
    .object({ receivedCents: cents, bankRef: z.string(), receivedOn: z.string() })
    .nullable()
    .describe('What the first of two persons has found'),
  postingId: z.string().nullable(),
  gmtCreate: gmt,
  gmtExpires: gmt,
  gmtEnded: gmt.nullable(),
  version: count,
  actions: z.array(z.enum(rechargeActionNames)),
  history: z.array(rechargeStepSchema),
});
export type RechargeRow = z.output<typeof rechargeRowSchema>;

export const rechargeViews = ['all', 'open', 'disputed', 'refunded', ...rechargeStatusNames] as const;
export type RechargeView = (typeof rechargeViews)[number];

export const listRecharges = endpoint({
  name: 'listRecharges',
  method: 'GET',
  path: '/wallet/recharges',
  bases: rechargeBases,
  access: rechargeReads,
  summary: 'Recharges by status, text and day: a seller sees those of the own shop, finance all of them',
  query: z.strictObject({
    ...pageRequest,
    after,
    view: z.enum(rechargeViews).default('all'),
    /** In the number, the recharge code or the reference of the payment. */
    text: searchText,
    shopId: shopIdField.optional(),
    beginTime: dateFilters.beginTime,
    endTime: dateFilters.endTime,
    sort: z.enum(['gmtCreate', 'amountCents']).default('gmtCreate'),
    order: z.enum(['asc', 'desc']).default('desc'),
  }),
  data: countedPageOf(
    rechargeRowSchema,
    z.object(
      Object.fromEntries(rechargeViews.map((view) => [view, count])) as Record<
        'all' | 'open' | 'disputed' | 'refunded' | RechargeStatus,
        typeof count
      >,
    ),
  ),
});

export const getRecharge = endpoint({
  name: 'getRecharge',
  method: 'GET',
  path: '/wallet/recharges/detail',
  bases: rechargeBases,
  access: rechargeReads,
  summary: 'One recharge with its steps',
  query: z.strictObject({ rechargeNo: rechargeNoField }),
  data: rechargeRowSchema,
});

export const getPaymentWays = endpoint({
  name: 'getPaymentWays',
  method: 'GET',
  path: '/wallet/recharges/ways',
  bases: ['business'],
  access: rechargeApplies,
  summary: 'How the shop can pay: its recharge code, the account to transfer to, and the rate for Alipay (R9.36, R9.37)',
  data: z.object({
    code: z.string(),
    /** Null where no bank tells of transfers: finance then names the account. */
    bank: z.object({ bankName: z.string(), routingNumber: z.string(), accountNumber: z.string(), beneficiary: z.string() }).nullable(),
    /** Null where Alipay is not available. */
    alipay: z.object({ rate: z.string() }).nullable(),
  }),
});

const receiptSchema = z.object({
  bankRef: z.string(),
  receivedOn: z.string(),
  cents,
  text: z.string(),
  gmtCreate: gmt,
});
export type Receipt = z.output<typeof receiptSchema>;

export const listReceipts = endpoint({
  name: 'listReceipts',
  method: 'GET',
  path: '/finance/receipts',
  bases: ['admin'],
  access: ['500.query'],
  summary: 'Money on the bank account whose owner is not known yet, oldest first',
  data: z.object({ records: z.array(receiptSchema) }),
});
