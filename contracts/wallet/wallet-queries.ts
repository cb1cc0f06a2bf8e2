import { z } from 'zod';
import { dateFilters } from '../kernel/lists/date-range.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { pageRequest } from '../kernel/lists/paging.ts';
import { after, flag, listOf, searchText, shopIdField } from '../kernel/lists/query-fields.ts';
import { cents, count, countedPageOf, gmt, shopInfoSchema } from '../kernel/lists/query-rows.ts';
import { directions, transactionTypeNames } from './transaction-types.ts';
import { referenceKinds } from '../ledger/reference-kinds.ts';
import { walletAccess } from './wallet-access.ts';

/** Days of the curve, today included. */
export const walletCurveDays = 30;

export const getWallet = endpoint({
  name: 'getWallet',
  method: 'GET',
  path: '/wallet',
  bases: ['business', 'admin'],
  access: walletAccess,
  summary:
    'What a wallet holds: posted, held, available and expected, and its balance at the end of each of the last thirty days in the caller’s zone (R2.72)',
  query: z.strictObject({
    /** Whose; a seller has their own only. */
    shopId: shopIdField.optional(),
  }),
  data: z.object({
    shopInfo: shopInfoSchema,
    /** What the postings add up to; what is set aside of it for something; and what is left of it, all of one moment. */
    postedCents: cents,
    heldCents: cents,
    availableCents: cents,
    /** How far below zero its seller may go by their own acts. */
    creditLimitCents: cents,
    isFrozen: z.boolean(),
    /** On its way, and not to be spent before it is posted. */
    expectedCents: cents,
    holds: count,
    expected: count,
    /** Within the days of the curve: postings, what came in and what went out. */
    entries: count,
    inCents: cents,
    outCents: cents,
    curve: z.array(z.object({ day: z.string(), balanceCents: cents })),
  }),
});
export type WalletOverview = z.output<typeof getWallet.data>;

export const walletViews = ['all', ...directions] as const;
export type WalletView = (typeof walletViews)[number];

/** One posting as its wallet sees it. */
export const walletRecordSchema = z.object({
  postingId: z.string(),
  shopInfo: shopInfoSchema,
  type: z.enum(transactionTypeNames),
  reference: z.object({ kind: z.enum(referenceKinds), id: z.string() }),
  remark: z.string(),
  /** Negative when money goes out. */
  amountCents: cents,
  /** What the wallet held after it. */
  balanceCents: cents,
  gmtCreate: gmt,
  /** The date that it is for; UTC unless a warehouse's day is charged. */
  effectiveDate: z.string(),
  /** Goods that changed hands: the user ids of who had them and who has them now. */
  originalUid: z.string().nullable(),
  newUid: z.string().nullable(),
  /** The local day that storage is charged for, and the items of it. */
  chargeDate: z.string().nullable(),
  chargeDays: count.nullable(),
  /** When its seller asked for what it pays. */
  gmtApply: gmt.nullable(),
  groupId: z.string().nullable(),
  /** The posting that it takes back, and the one that took it back. */
  reverses: z.string().nullable(),
  reversedBy: z.string().nullable(),
});
export type WalletRecord = z.output<typeof walletRecordSchema>;

/** The list shows what one settlement posted as one line: its last posting stands for all, with the balance after it. */
const listedRecordSchema = walletRecordSchema.extend({
  settlement: z
    .object({
      /** Of the posting that stands for it. */
      shownBy: z.string(),
      /** What all of it comes to. */
      amountCents: cents,
      parts: z.array(walletRecordSchema.pick({ postingId: true, type: true, amountCents: true })),
    })
    .nullable()
    .describe('Of a posting that was made with others, where the list is not narrowed to some of them'),
});
export type ListedRecord = z.output<typeof listedRecordSchema>;

export const walletFilterSchema = z.strictObject({
  ...pageRequest,
  after,
  view: z.enum(walletViews).default('all'),
  /** Whose; a seller has their own only, finance all of them. */
  shopId: shopIdField.optional(),
  types: listOf(z.enum(transactionTypeNames)),
  /** In the reference or the remark. */
  text: searchText,
  sort: z.enum(['gmtCreate']).default('gmtCreate'),
  order: z.enum(['asc', 'desc']).default('desc'),
  /** What `beginTime` and `endTime` go by: when a posting was written, or the date that it is for. */
  dateOf: z.enum(['recorded', 'effective']).default('recorded'),
  beginTime: dateFilters.beginTime,
  endTime: dateFilters.endTime,
  /** Those that move an account of the operator, or a part of one: `income:fee:storage`. */
  account: z.string().max(60).optional(),
  /** Leaves internal test accounts out, as the financial overview does. */
  withoutInternal: flag,
});
export type WalletFilter = z.output<typeof walletFilterSchema>;

const totals = z.object({ inCents: cents, outCents: cents });

export const listWalletRecords = endpoint({
  name: 'listWalletRecords',
  method: 'GET',
  path: '/wallet/records',
  bases: ['business', 'admin'],
  access: walletAccess,
  summary: 'The postings of a wallet by type, direction, day and text, with totals in and out under the same filters (R2.72)',
  query: walletFilterSchema,
  data: countedPageOf(listedRecordSchema, z.object({ all: count, in: count, out: count })).extend({ totals }),
});
