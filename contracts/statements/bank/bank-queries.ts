import { z } from 'zod';
import { endpoint } from '#contracts/kernel/endpoint.ts';
import { dateFilters } from '#contracts/kernel/lists/date-range.ts';
import { pageRequest } from '#contracts/kernel/lists/paging.ts';
import { after, searchText } from '#contracts/kernel/lists/query-fields.ts';
import { cents, count, countedPageOf, gmt, shopInfoSchema } from '#contracts/kernel/lists/query-rows.ts';
import { referenceKinds } from '#contracts/ledger/reference-kinds.ts';
import { bankStatementReads } from '../statement-access.ts';
import { bankLineStatusNames, explanationNames, matchedBy, statementFormats } from './bank-events.ts';
import { bankAccountField, lineIdField } from './bank-endpoints.ts';

/** `open` is what nobody has settled: unmatched or disputed. */
export const bankLineViews = ['all', 'open', ...bankLineStatusNames] as const;
export type BankLineView = (typeof bankLineViews)[number];

export const bankLineRowSchema = z.object({
  lineId: z.string(),
  statementId: z.string(),
  number: count.describe('Its place in the statement'),
  bookedOn: z.string(),
  currency: z.string(),
  cents: cents.describe('Negative for money out'),
  text: z.string(),
  payer: z.string(),
  payerAccount: z.string(),
  ref: z.string().nullable(),
  status: z.enum(bankLineStatusNames),
  /** How it was settled, by whom and when. */
  by: z.enum(matchedBy).nullable(),
  explainedAs: z.enum(explanationNames).nullable(),
  postings: z.array(z.object({ postingId: z.string(), cents })),
  remark: z.string(),
  operator: z.string(),
  gmtModify: gmt,
  version: count,
});
export type BankLineRow = z.output<typeof bankLineRowSchema>;

export const listBankLines = endpoint({
  name: 'listBankLines',
  method: 'GET',
  path: '/finance/bank-lines',
  bases: ['admin'],
  access: bankStatementReads,
  summary: 'The lines of bank statements by status, statement, day and text',
  query: z.strictObject({
    ...pageRequest,
    after,
    account: bankAccountField,
    view: z.enum(bankLineViews).default('open'),
    statementId: z.string().max(20).optional(),
    /** In the text, the payer, the reference or the amount. */
    text: searchText,
    /** Booked on these days. */
    beginTime: dateFilters.beginTime,
    endTime: dateFilters.endTime,
    sort: z.enum(['bookedOn', 'cents']).default('bookedOn'),
    order: z.enum(['asc', 'desc']).default('desc'),
  }),
  data: countedPageOf(
    bankLineRowSchema,
    z.object(Object.fromEntries(bankLineViews.map((view) => [view, count])) as Record<BankLineView, typeof count>),
  ),
});

const bankStatementRowSchema = z.object({
  statementId: z.string(),
  from: z.string(),
  to: z.string(),
  currency: z.string(),
  openingCents: cents,
  closingCents: cents,
  lines: count,
  openLines: count,
  format: z.enum(statementFormats),
  fileName: z.string(),
  operator: z.string(),
  gmtCreate: gmt,
});
export type BankStatementRow = z.output<typeof bankStatementRowSchema>;

/** Statements that are shown: a year of days. */
export const MAX_STATEMENTS_SHOWN = 366;

export const listBankStatements = endpoint({
  name: 'listBankStatements',
  method: 'GET',
  path: '/finance/bank-statements',
  bases: ['admin'],
  access: bankStatementReads,
  summary: 'The statements of a bank account, newest first, each with how many of its lines are open',
  query: z.strictObject({ account: bankAccountField }),
  data: z.object({ records: z.array(bankStatementRowSchema) }),
});

/** A movement in the books that stands on no statement yet. */
const bankPostingSchema = z.object({
  postingId: z.string(),
  cents: cents.describe('Negative for money out'),
  effectiveDate: z.string(),
  reference: z.object({ kind: z.enum(referenceKinds), id: z.string() }),
  shopId: z.number().int().nullable(),
  remark: z.string(),
});

/** What may be said for a candidate. */
export const matchReasons = {
  amount: { en: 'Same amount', zh: '金额相同' },
  reference: { en: 'Its number stands in the text', zh: '摘要包含其单号' },
  payer: { en: 'Paid from this account before', zh: '该账号曾付款' },
  day: { en: 'Within 3 days', zh: '三天以内' },
  code: { en: 'The text bears the recharge code', zh: '摘要包含充值码' },
} as const;
export const matchReasonNames = Object.keys(matchReasons) as [keyof typeof matchReasons, ...(keyof typeof matchReasons)[]];

const reasons = z.array(z.enum(matchReasonNames));
const candidatesSchema = z.object({
  postings: z.array(bankPostingSchema.extend({ reasons })),
  shops: z.array(z.object({ shopInfo: shopInfoSchema, reasons })),
});
export type BankCandidates = z.output<typeof candidatesSchema>;

/** What became of a line. */
export const bankLineStepNames = ['BankLineMatched', 'BankLineExplained', 'BankLineDisputed', 'BankLineReleased'] as const;
const bankLineStepSchema = z.object({
  id: z.string(),
  name: z.enum(bankLineStepNames),
  at: gmt,
  operator: z.string(),
  by: z.enum(matchedBy).nullable(),
  explainedAs: z.enum(explanationNames).nullable(),
  postingIds: z.array(z.string()).describe('Matched to, or taken back by a release'),
  said: z.string(),
});
export type BankLineStep = z.output<typeof bankLineStepSchema>;

export const getBankLine = endpoint({
  name: 'getBankLine',
  method: 'GET',
  path: '/finance/bank-lines/detail',
  bases: ['admin'],
  access: bankStatementReads,
  summary:
    'One line, and as long as it is open what it may be, the likeliest first: postings that stand on no statement, and shops, each with the reasons',
  query: z.strictObject({ lineId: lineIdField }),
  data: bankLineRowSchema.extend({ candidates: candidatesSchema, history: z.array(bankLineStepSchema).describe('Newest first') }),
});
export type BankLineDetail = z.output<typeof getBankLine.data>;

/** Items of the proof that are listed. */
export const MAX_PROOF_ITEMS = 200;

export const getBankProof = endpoint({
  name: 'getBankProof',
  method: 'GET',
  path: '/finance/bank-statements/proof',
  bases: ['admin'],
  access: bankStatementReads,
  summary: 'Whether the books agree with the bank: balance in the books less closing balance is the sum of what is outstanding, item by item',
  query: z.strictObject({ account: bankAccountField }),
  data: z.object({
    /** Undefined before the first statement. */
    statement: z.object({ to: z.string(), closingCents: cents }).nullable(),
    currency: z.string(),
    ledgerCents: cents,
    /** What the items come to: in the books and not on a statement, less what is on a statement and not in the books. */
    outstandingCents: cents,
    /** What the two sides differ by; 0 or the books are broken. */
    differenceCents: cents,
    postings: z.object({ count, cents, items: z.array(bankPostingSchema) }),
    lines: z.object({
      count,
      cents,
      items: z.array(bankLineRowSchema.pick({ lineId: true, bookedOn: true, cents: true, text: true, payer: true, status: true })),
    }),
    /** What the first statement opened with, as long as it is not in the books. */
    openingCents: cents,
  }),
});
export type BankProof = z.output<typeof getBankProof.data>;
