import type { AdjustmentEvent, AdjustmentStatus } from '#contracts/adjustments/adjustment-events.ts';
import { isRejection, type Rejection } from '#contracts/kernel/rejection.ts';
import type { Accepted, Decision } from '#kernel/commands/decision.ts';
import { stateAfter, type NewStream } from '#kernel/commands/loaded.ts';
import { adjustmentStream, type LoadedAdjustment } from '../aggregates/adjustment/adjustment.ts';

/** Where the adjustment stands once the decision is carried out. */
export const answered = (
  adjustment: LoadedAdjustment | NewStream<AdjustmentEvent>,
  decision: Decision,
): Rejection | { decision: Accepted; answer: { adjustmentNo: string; status: AdjustmentStatus } } => {
  if (isRejection(decision)) return decision;
  const { adjustmentNo, status } = stateAfter(adjustmentStream, adjustment, decision);
  return { decision, answer: { adjustmentNo, status: status! } };
};
