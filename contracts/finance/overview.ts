import { z } from 'zod';
import { daysBetween, isTime } from '../kernel/lists/date-range.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { cents, count } from '../kernel/lists/query-rows.ts';
import { accountNames, currencies } from '../ledger/accounts.ts';
import { financeReads } from './finance-access.ts';

/** Days that one question may cover. */
const MAX_RANGE_DAYS = 400;
/** Months of the chart, that of the last day included. */
export const OVERVIEW_MONTHS = 12;

const day = z.iso.date();
const askedDay = day.refine((text) => isTime(text), { error: 'time' });

/** An account, or a part of one, on the side on which it grows; `before` is the period before. */
const accountFigure = z.object({ account: z.enum(accountNames), sub: z.string(), cents, beforeCents: cents });
export type AccountFigure = z.output<typeof accountFigure>;

const figure = z.object({ cents, beforeCents: cents });

/** Money in cents of US dollars; days are those of the books, which are kept in UTC. */
export const financeOverviewSchema = z.object({
  from: day,
  to: day,
  before: z.object({ from: day, to: day }),
  /** Largest first. */
  income: z.array(accountFigure),
  expenses: z.array(accountFigure),
  /** At the end of the period: what wallets above zero hold, and what those below it owe. */
  held: figure,
  owed: figure,
  /** What else stands in the books at the end of the period: bank, goods, what is owed to carriers, not yet earned, not yet allocated. */
  balances: z.array(accountFigure),
  /** Money on its way, by whom it is with; `since` is the day of the oldest of it that is still open. */
  clearing: z.array(z.object({ sub: z.string(), currency: z.enum(currencies), cents, since: day })),
  /** Now. */
  openHolds: z.object({ items: count, cents }),
  openWithdrawals: z.object({ items: count, cents }),
  /** Income by month and account, oldest first; the month of the last day ends with it. */
  months: z.array(z.object({ month: z.string(), income: z.array(z.object({ account: z.enum(accountNames), sub: z.string(), cents })) })),
  /** Internal test accounts, which none of the figures counts (R9.40). */
  internalShops: count,
});
export type FinanceOverview = z.output<typeof financeOverviewSchema>;

export const getFinanceOverview = endpoint({
  name: 'getFinanceOverview',
  method: 'GET',
  path: '/finance/overview',
  bases: ['admin'],
  access: financeReads,
  summary: 'Income, expenses, what is held for sellers and what is on its way over a period of the books, without internal test accounts (R2.126)',
  query: z
    .strictObject({ from: askedDay, to: askedDay })
    .refine(({ from, to }) => from <= to && daysBetween(from, to) < MAX_RANGE_DAYS, { error: 'time', path: ['to'] }),
  data: financeOverviewSchema,
});
