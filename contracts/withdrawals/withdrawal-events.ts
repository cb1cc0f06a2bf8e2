import { z } from 'zod';
import type { EventsOf } from '../kernel/events/event-schemas.ts';
import { cents } from '../kernel/lists/query-rows.ts';
import { paymentStatuses } from '../payments/payment-statuses.ts';

/** Money on its way from a wallet to a bank account: stream `withdrawal-<withdrawalNo>`. */
export const withdrawalEventSchemas = {
  /** The wallet sets the amount aside in the same commit. */
  WithdrawalSubmitted: z.object({
    withdrawalNo: z.string(),
    shopId: z.number().int(),
    amountCents: cents,
    bankAccountId: z.string(),
    /** Stays when the account itself is erased. */
    lastFour: z.string(),
    applicantId: z.string(),
  }),
  WithdrawalReviewStarted: z.object({ reviewerId: z.string() }),
  /** Approved by the first of two. */
  WithdrawalEndorsed: z.object({ reviewerId: z.string() }),
  WithdrawalApproved: z.object({ reviewerId: z.string() }),
  WithdrawalRejected: z.object({ reason: z.string() }),
  WithdrawalCancelled: z.object({}),
  /** The money has left the wallet, and the bank is to be told. */
  WithdrawalPaying: z.object({
    /** Of the amount that was applied for; the rest is the wallet's again. */
    paidCents: cents,
    payerId: z.string(),
    postingId: z.string(),
  }),
  /** The bank took the order. */
  WithdrawalPayoutAccepted: z.object({}),
  /** Nobody can say whether the bank took it: it is asked, and never told twice. */
  WithdrawalPayoutUnknown: z.object({}),
  /** The bank has sent the money. */
  WithdrawalPaid: z.object({}),
  /** It stands on the bank's statement. */
  WithdrawalCompleted: z.object({ bankRef: z.string(), bookedOn: z.string() }),
  /** It did not arrive, and is in the wallet again. */
  WithdrawalReturned: z.object({ reason: z.string(), postingId: z.string() }),
} as const;
export type WithdrawalEvent = EventsOf<typeof withdrawalEventSchemas>;
export type WithdrawalEventName = keyof typeof withdrawalEventSchemas;

/** R4.37, and how it ends otherwise. */
export const withdrawalStatuses = {
  ...paymentStatuses,
  cancelled: { tone: 'cancelled', en: 'Cancelled', zh: '已取消' },
  returned: { tone: 'refused', en: 'Returned', zh: '已退回' },
} as const;
export type WithdrawalStatus = keyof typeof withdrawalStatuses;
export const withdrawalStatusNames = Object.keys(withdrawalStatuses) as [WithdrawalStatus, ...WithdrawalStatus[]];
