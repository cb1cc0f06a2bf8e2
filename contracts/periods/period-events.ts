import { z } from 'zod';
import type { EventsOf } from '../kernel/events/event-schemas.ts';
import { cents, count } from '../kernel/lists/query-rows.ts';
import { accountNames, currencies } from '../ledger/accounts.ts';

const reason = z.string();
const accountId = z.string();

/** What a month moved on each side of one part of an account, and what that part stood at when the month ended: debits less credits. Wallets are one part. */
export const monthBalanceSchema = z.object({
  account: z.enum(accountNames),
  sub: z.string(),
  currency: z.enum(currencies),
  debitCents: cents,
  creditCents: cents,
  balanceCents: cents,
});
export type MonthBalance = z.output<typeof monthBalanceSchema>;

/** What the postings of a month come to. */
export const monthSealSchema = z.object({
  postings: count,
  /** In the log, of its last posting; 0 where it has none. */
  position: z.string(),
  /** SHA-256 over its postings as they are stored, in the order of the log. */
  digest: z.string(),
  trialBalance: z.array(monthBalanceSchema),
});
export type MonthSeal = z.output<typeof monthSealSchema>;

/** A month of the books: stream `period-<yyyy-mm>`. */
export const periodEventSchemas = {
  /** From here on finance alone posts into it. */
  PeriodClosingStarted: z.object({ month: z.string() }),
  PeriodClosingCancelled: z.object({ month: z.string() }),
  /** Finance posted into it while it was being closed; the postings are of the same commit. */
  PeriodAdjusted: z.object({ month: z.string(), postingIds: z.array(z.string()) }),
  /** `note` says why money without an owner may stay so. */
  PeriodClosed: monthSealSchema.extend({ month: z.string(), note: z.string().optional() }),
  PeriodReopenAsked: z.object({ month: z.string(), askedBy: accountId, reason }),
  PeriodReopenDeclined: z.object({ month: z.string(), reason }),
  /** Finance alone posts into it, as before it was closed. */
  PeriodReopened: z.object({ month: z.string(), askedBy: accountId, approvedBy: accountId, reason }),
} as const;
export type PeriodEvent = EventsOf<typeof periodEventSchemas>;

export const periodStatuses = {
  open: { tone: 'progress', en: 'Open', zh: '未结账' },
  closing: { tone: 'waiting', en: 'Closing', zh: '结账中' },
  closed: { tone: 'done', en: 'Closed', zh: '已结账' },
  reopening: { tone: 'waiting', en: 'Closed, reopening asked for', zh: '已结账，申请重新打开' },
} as const;
export type PeriodStatus = keyof typeof periodStatuses;
export const periodStatusNames = Object.keys(periodStatuses) as [PeriodStatus, ...PeriodStatus[]];
