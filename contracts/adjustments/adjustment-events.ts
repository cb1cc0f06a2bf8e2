import { z } from 'zod';
import type { EventsOf } from '../kernel/events/event-schemas.ts';
import { cents } from '../kernel/lists/query-rows.ts';
import { manualReasonNames } from '../wallet/finance/manual-reasons.ts';
import { directions, transactionTypeNames } from '../wallet/transaction-types.ts';

/** By what an adjustment can be looked up. */
export const evidenceSchema = z.object({
  /** What the bank calls the transfer, where money was received. */
  bankRef: z.string(),
  /** An order, a ticket, a letter. */
  reference: z.string(),
  /** Files that were uploaded. */
  proofs: z.array(z.string()),
});
export type Evidence = z.output<typeof evidenceSchema>;

/** A wallet that is credited or charged by hand: stream `adjustment-<adjustmentNo>`. */
export const adjustmentEventSchemas = {
  AdjustmentRequested: z.object({
    adjustmentNo: z.string(),
    shopId: z.number().int(),
    direction: z.enum(directions),
    cents,
    type: z.enum(transactionTypeNames),
    reasonCode: z.enum(manualReasonNames),
    /** In words; the seller reads it with the posting. */
    reason: z.string(),
    evidence: evidenceSchema,
    requesterId: z.string(),
  }),
  /** Its posting is of the same commit. Below the limit by whoever asked, else by somebody else as well. */
  AdjustmentPosted: z.object({ postingId: z.string(), approvedBy: z.array(z.string()) }),
  AdjustmentRejected: z.object({ reviewerId: z.string(), reason: z.string() }),
} as const;
export type AdjustmentEvent = EventsOf<typeof adjustmentEventSchemas>;

/** What one person has credited by hand on a day of the books without anybody else's approval: stream `lonecredits-<accountId>-<date>`. */
const loneCreditEventSchemas = {
  /** `creditNo` is that of an adjustment or of a bulk file. */
  CreditedAlone: z.object({ creditNo: z.string(), cents }),
} as const;
export type LoneCreditEvent = EventsOf<typeof loneCreditEventSchemas>;

export const adjustmentStatuses = {
  submitted: { tone: 'waiting', en: 'Waiting for approval', zh: '待审批' },
  posted: { tone: 'done', en: 'Posted', zh: '已入账' },
  rejected: { tone: 'refused', en: 'Rejected', zh: '已驳回' },
} as const;
export type AdjustmentStatus = keyof typeof adjustmentStatuses;
export const adjustmentStatusNames = Object.keys(adjustmentStatuses) as [AdjustmentStatus, ...AdjustmentStatus[]];
