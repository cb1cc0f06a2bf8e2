import { z } from 'zod';
import { endpoint, type DataOf } from '../kernel/endpoint.ts';
import { recordsOf } from '../kernel/lists/paging.ts';
import { cents, count, gmt } from '../kernel/lists/query-rows.ts';
import { currencies } from '../ledger/accounts.ts';
import { monthField } from '../statements/wallet/wallet-statement.ts';
import { checklistSchema } from './checklist.ts';
import { periodReads } from './period-access.ts';
import { monthBalanceSchema, periodStatusNames } from './period-events.ts';

export const periodActions = ['startClosing', 'cancelClosing', 'close', 'askReopening', 'approveReopening', 'declineReopening'] as const;
export type PeriodAction = (typeof periodActions)[number];

const periodSchema = z.object({
  month: z.string(),
  status: z.enum(periodStatusNames),
  /** In US dollars; before the month is closed, as it stands. */
  incomeCents: cents,
  expenseCents: cents,
  closedBy: z.string().nullable(),
  gmtClosed: gmt.nullable(),
  actions: z.array(z.enum(periodActions)),
});
export type Period = z.output<typeof periodSchema>;

export const listPeriods = endpoint({
  name: 'listPeriods',
  method: 'GET',
  path: '/finance/periods',
  bases: ['admin'],
  access: periodReads,
  summary: 'The months of the books, newest first: what each earned and spent, and whether it is closed.',
  data: recordsOf(periodSchema),
});

export const getPeriod = endpoint({
  name: 'getPeriod',
  method: 'GET',
  path: '/finance/periods/detail',
  bases: ['admin'],
  access: periodReads,
  summary: 'A month of the books: its trial balance; before it is closed, what is still missing; afterwards, what it was sealed with.',
  query: z.strictObject({ month: monthField }),
  data: periodSchema.extend({
    /** Empty once it is closed. */
    checklist: checklistSchema,
    trialBalance: z.array(monthBalanceSchema),
    /** Both sides of all accounts, for each currency; they are equal. */
    totals: z.array(z.object({ currency: z.enum(currencies), debitCents: cents, creditCents: cents })),
    /** Since it was closed. */
    seal: z
      .object({
        postings: count,
        position: z.string(),
        digest: z.string(),
        /** Why money without an owner stayed so. */
        note: z.string().nullable(),
      })
      .nullable(),
    /** Who asked for it to be opened again, and why; until somebody decides. */
    reopening: z.object({ askedBy: z.string(), reason: z.string(), gmtAsked: gmt }).nullable(),
    /** What became of it, oldest first. */
    history: z.array(z.object({ event: z.string(), operator: z.string(), gmt, reason: z.string().nullable() })),
  }),
});
export type PeriodDetail = DataOf<typeof getPeriod>;
