import { z } from 'zod';
import type { EventsOf } from '../kernel/events/event-schemas.ts';
import { cents, count } from '../kernel/lists/query-rows.ts';
import { directions, transactionTypeNames } from '../wallet/transaction-types.ts';
import { manualReasonNames } from '../wallet/finance/manual-reasons.ts';

/** One wallet of the file: by what, and why. `row` is the row as Excel counts. */
export const bulkRowSchema = z.object({
  row: count,
  shopId: z.number().int(),
  cents,
  type: z.enum(transactionTypeNames),
  reason: z.enum(manualReasonNames),
  reference: z.string(),
  remark: z.string(),
});
export type BulkRow = z.output<typeof bulkRowSchema>;

/** Many wallets that are credited or charged from one workbook: stream `bulk-<bulkNo>`. */
export const bulkEventSchemas = {
  BulkSubmitted: z.object({
    bulkNo: z.string(),
    direction: z.enum(directions),
    fileName: z.string(),
    sha256: z.string(),
    submitterId: z.string(),
    totalCents: cents,
    rows: z.array(bulkRowSchema),
  }),
  /** By whoever submitted it where it is below the limit, else by somebody else as well. */
  BulkApproved: z.object({ approvedBy: z.array(z.string()) }),
  BulkRejected: z.object({ reviewerId: z.string(), reason: z.string() }),
  /** `through` rows are posted now, from the first on; their postings are of the same commit. */
  BulkRowsPosted: z.object({ through: count }),
  BulkCompleted: z.object({}),
} as const;
export type BulkEvent = EventsOf<typeof bulkEventSchemas>;

export const bulkStatuses = {
  submitted: { tone: 'waiting', en: 'Waiting for approval', zh: '待审批' },
  approved: { tone: 'progress', en: 'Posting', zh: '入账中' },
  completed: { tone: 'done', en: 'Completed', zh: '已完成' },
  rejected: { tone: 'refused', en: 'Rejected', zh: '已驳回' },
} as const;
export type BulkStatus = keyof typeof bulkStatuses;
export const bulkStatusNames = Object.keys(bulkStatuses) as [BulkStatus, ...BulkStatus[]];
