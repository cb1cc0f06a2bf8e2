import { z } from 'zod';
import { reasonField } from '../item/item-fields.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { moneyField } from '../kernel/fields/money-field.ts';
import { MAX_REFERENCE, MAX_REMARK } from '../kernel/fields/typed-lengths.ts';
import { pageRequest } from '../kernel/lists/paging.ts';
import { after, searchText, shopIdField } from '../kernel/lists/query-fields.ts';
import { cents, count, countedPageOf, gmt, shopInfoSchema } from '../kernel/lists/query-rows.ts';
import { shopIdField as shopField } from '../accounts/account-fields.ts';
import { proofUrls } from '../payments/recharge-fields.ts';
import { manualReasonNames } from '../wallet/finance/manual-reasons.ts';
import { directions, transactionTypeNames } from '../wallet/transaction-types.ts';
import { adjustmentReads, adjustmentRequests, adjustmentReview } from './adjustment-access.ts';
import { adjustmentStatusNames, evidenceSchema, type AdjustmentStatus } from './adjustment-events.ts';

/** More than sellers send at once, in cents. */
export const MAX_ADJUSTMENT_CENTS = 5_000_000;

const adjustmentNo = z.string().regex(/^AJ-[A-Z0-9]{4,20}$/);
const answer = z.object({ adjustmentNo: z.string(), status: z.enum(adjustmentStatusNames) });

export const requestAdjustment = endpoint({
  name: 'requestAdjustment',
  method: 'POST',
  path: '/finance/adjustments',
  bases: ['admin'],
  access: adjustmentRequests,
  summary:
    'Credits or charges the wallet of one shop by hand, with a reason and evidence (R2.185). From the limit on it waits for the approval of a second person; so does a credit with which one person reaches the limit in a day of UTC.',
  body: z.strictObject({
    shopId: shopField,
    direction: z.enum(directions),
    amountCents: moneyField({ min: 1, max: MAX_ADJUSTMENT_CENTS }),
    type: z.enum(transactionTypeNames),
    reasonCode: z.enum(manualReasonNames),
    /** The seller reads it. */
    reason: reasonField,
    /** What the bank calls the transfer: it is credited once, whoever finds it. Needed where money was received. */
    bankRef: z.string().trim().min(4).max(MAX_REMARK).optional(),
    /** By what else it can be looked up; this or a file is needed. Of a lost item its ONE ID. */
    reference: z.string().trim().max(MAX_REFERENCE).default(''),
    proofs: proofUrls.default([]),
  }),
  data: answer,
  command: true,
  keyRequired: true,
});

export const creditedToday = endpoint({
  name: 'creditedToday',
  method: 'GET',
  path: '/finance/adjustments/credited-today',
  bases: ['admin'],
  access: adjustmentRequests,
  summary: 'What the caller has credited by hand today (UTC) without a second person, and from which sum on one has to approve',
  data: z.object({ cents, limitCents: cents }),
});

const review = { method: 'POST', bases: ['admin'], access: adjustmentReview, data: answer, command: true } as const;

export const approveAdjustment = endpoint({
  ...review,
  name: 'approveAdjustment',
  path: '/finance/adjustments/approve',
  summary: 'Posts what somebody else asked for.',
  body: z.strictObject({ adjustmentNo }),
  keyRequired: true,
});

export const rejectAdjustment = endpoint({
  ...review,
  name: 'rejectAdjustment',
  path: '/finance/adjustments/reject',
  summary: 'Rejects with a reason what somebody else asked for; nothing is posted.',
  body: z.strictObject({ adjustmentNo, reason: reasonField }),
});

export const adjustmentActions = ['approve', 'reject'] as const;

const adjustmentRowSchema = z.object({
  adjustmentNo: z.string(),
  status: z.enum(adjustmentStatusNames),
  shopInfo: shopInfoSchema,
  direction: z.enum(directions),
  cents,
  type: z.enum(transactionTypeNames),
  reasonCode: z.enum(manualReasonNames),
  reason: z.string(),
  evidence: evidenceSchema,
  requester: z.string(),
  reviewer: z.string().nullable().describe('Who else approved it, or who rejected it'),
  rejectedFor: z.string().nullable(),
  postingId: z.string().nullable(),
  gmtCreate: gmt,
  gmtEnded: gmt.nullable(),
  version: count,
  actions: z.array(z.enum(adjustmentActions)),
});
export type AdjustmentRow = z.output<typeof adjustmentRowSchema>;

export const adjustmentViews = ['all', ...adjustmentStatusNames] as const;
export type AdjustmentView = (typeof adjustmentViews)[number];

export const listAdjustments = endpoint({
  name: 'listAdjustments',
  method: 'GET',
  path: '/finance/adjustments',
  bases: ['admin'],
  access: adjustmentReads,
  summary: 'Wallets that were credited or charged by hand, by status, shop and text (R2.185)',
  query: z.strictObject({
    ...pageRequest,
    after,
    view: z.enum(adjustmentViews).default('all'),
    /** In the number, the reason or the evidence. */
    text: searchText,
    shopId: shopIdField.optional(),
    sort: z.enum(['gmtCreate', 'cents']).default('gmtCreate'),
    order: z.enum(['asc', 'desc']).default('desc'),
  }),
  data: countedPageOf(
    adjustmentRowSchema,
    z.object(Object.fromEntries(adjustmentViews.map((view) => [view, count])) as Record<'all' | AdjustmentStatus, typeof count>),
  ),
});

export const getAdjustment = endpoint({
  name: 'getAdjustment',
  method: 'GET',
  path: '/finance/adjustments/detail',
  bases: ['admin'],
  access: adjustmentReads,
  summary: 'One of them, with what the wallet has available now',
  query: z.strictObject({ adjustmentNo }),
  data: adjustmentRowSchema.extend({ availableCents: cents }),
});
export type AdjustmentDetail = z.output<typeof getAdjustment.data>;
