import { z } from 'zod';
import { listFile, listFormatField } from '../files/file-answers.ts';
import { financeReads } from '../finance/finance-access.ts';
import { requestTypeSchema } from '../item/request-types.ts';
import { isTime } from '../kernel/lists/date-range.ts';
import { endpoint, type DataOf } from '../kernel/endpoint.ts';
import { pageRequest } from '../kernel/lists/paging.ts';
import { after, flag } from '../kernel/lists/query-fields.ts';
import { cents, count, countedPageOf, gmt, shopInfoSchema } from '../kernel/lists/query-rows.ts';
import { explainPosting, postingIdField } from '../wallet/reads/explain-posting.ts';
import { transactionTypeNames } from '../wallet/transaction-types.ts';
import { chosenAccounts } from './account-choice.ts';
import { accountNames, currencies } from './accounts.ts';
import { wordsSchema } from './explanation/explanation.ts';
import { referenceKinds } from './reference-kinds.ts';

const askedDay = z.iso.date().refine((text) => isTime(text), { error: 'time' });

export const entryViews = ['all', 'debit', 'credit'] as const;
export type EntryView = (typeof entryViews)[number];

/** What one posting did to one account, or part of one. */
export const ledgerEntrySchema = z.object({
  postingId: z.string(),
  account: z.enum(accountNames),
  sub: z.string(),
  effectiveDate: z.string().describe('The date that the posting is for'),
  gmtCreate: gmt,
  shopInfo: shopInfoSchema.nullable().describe('Whose wallet took part, or on whose behalf it was; null where that is nobody'),
  type: z.enum(transactionTypeNames).nullable().describe('Null where no wallet took part'),
  reference: z.object({ kind: z.enum(referenceKinds), id: z.string() }),
  orderType: requestTypeSchema.nullable().describe('Of the order that the reference names'),
  remark: z.string(),
  formula: wordsSchema.describe('The sum that the amount of the posting is'),
  debitCents: cents,
  creditCents: cents,
});
export type LedgerEntry = z.output<typeof ledgerEntrySchema>;

export const entryFilterSchema = z.strictObject({
  ...pageRequest,
  after,
  view: z.enum(entryViews).default('all'),
  account: z
    .string()
    .max(60)
    .refine((key) => chosenAccounts(key) !== undefined)
    .describe('An account or a part of one, `income:fee:storage`; a whole side of the books, `income`; or `result`, which is income and expenses'),
  currency: z.enum(currencies).default('USD'),
  /** The dates that postings are for. */
  beginTime: askedDay.optional(),
  endTime: askedDay.optional(),
  /** Of wallets: of those alone that stand above zero, or below it, at the end of the last day. */
  wallets: z.enum(['aboveZero', 'belowZero']).optional(),
  /** Leaves internal test accounts out, as the financial overview does. */
  withoutInternal: flag,
  sort: z.enum(['effectiveDate']).default('effectiveDate'),
  order: z.enum(['asc', 'desc']).default('desc'),
});
export type EntryFilter = z.output<typeof entryFilterSchema>;

export const listLedgerEntries = endpoint({
  name: 'listLedgerEntries',
  method: 'GET',
  path: '/finance/books/entries',
  bases: ['admin'],
  access: financeReads,
  summary: 'The postings behind a figure of the books: what moved an account over a period, and what all of it comes to',
  query: entryFilterSchema,
  data: countedPageOf(ledgerEntrySchema, z.object({ all: count, debit: count, credit: count })).extend({
    totals: z.object({
      debitCents: cents,
      creditCents: cents,
      balanceCents: cents.describe('Of both sides, positive on the side on which the account grows'),
    }),
  }),
});

export const exportLedgerEntries = endpoint({
  name: 'exportLedgerEntries',
  method: 'POST',
  path: '/finance/books/entries/export',
  bases: ['admin'],
  access: ['500.export'],
  summary: 'Every posting of the list under its filters, as CSV or as an Excel workbook, in the caller’s language and zone',
  body: entryFilterSchema.extend({ format: listFormatField }),
  data: listFile,
  payload: 'raw',
  // Files are written one at a time: nobody may fill the queue for long.
  limit: { calls: 30, seconds: 60 },
});

const { explanation, recomputedCents, check, entries, restsOn } = explainPosting.data.shape;

/** A posting in which no wallet took part; those of wallets are explained with their wallet. */
export const explainJournal = endpoint({
  name: 'explainJournal',
  method: 'GET',
  path: '/finance/books/journal',
  bases: ['admin'],
  access: financeReads,
  summary: 'One posting between accounts of the operator to the cent: the sum it is made of, its entries, and the events that it rests on',
  query: z.strictObject({ postingId: postingIdField }),
  data: z.object({
    posting: ledgerEntrySchema
      .pick({ postingId: true, effectiveDate: true, gmtCreate: true, shopInfo: true, reference: true, orderType: true, remark: true })
      .extend({
        currency: z.enum(currencies),
        cents,
        partOf: z.string().nullable().describe('The earlier posting that this one is a part of, such as the fee that it earns'),
        reverses: z.string().nullable(),
      }),
    explanation,
    recomputedCents,
    check,
    entries,
    restsOn,
  }),
});
export type JournalExplained = DataOf<typeof explainJournal>;
