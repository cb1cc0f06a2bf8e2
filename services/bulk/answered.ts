import type { BulkEvent, BulkStatus } from '#contracts/bulk/bulk-events.ts';
import { isRejection, type Rejection } from '#contracts/kernel/rejection.ts';
import type { Accepted, Decision } from '#kernel/commands/decision.ts';
import { stateAfter, type NewStream } from '#kernel/commands/loaded.ts';
import { bulkStream, type LoadedBulk } from '../aggregates/bulk/bulk.ts';

/** Where the file stands once the decision is carried out. */
export const answered = (
  bulk: LoadedBulk | NewStream<BulkEvent>,
  decision: Decision,
): Rejection | { decision: Accepted; answer: { bulkNo: string; status: BulkStatus } } => {
  if (isRejection(decision)) return decision;
  const { bulkNo, status } = stateAfter(bulkStream, bulk, decision);
  return { decision, answer: { bulkNo, status: status! } };
};
