import { isRejection, type Rejection } from '#contracts/kernel/rejection.ts';
import type { WithdrawalEvent } from '#contracts/withdrawals/withdrawal-events.ts';
import type { WithdrawalAnswer } from '#contracts/withdrawals/withdrawal-fields.ts';
import type { Accepted, Decision } from '#kernel/commands/decision.ts';
import { stateAfter, type NewStream } from '#kernel/commands/loaded.ts';
import { withdrawalStream, type LoadedWithdrawal } from '../aggregates/withdrawal/withdrawal.ts';

/** Where the withdrawal stands once the decision is carried out. */
export const answered = (
  withdrawal: LoadedWithdrawal | NewStream<WithdrawalEvent>,
  decision: Decision,
): Rejection | { decision: Accepted; answer: WithdrawalAnswer } => {
  if (isRejection(decision)) return decision;
  const { withdrawalNo, status } = stateAfter(withdrawalStream, withdrawal, decision);
  return { decision, answer: { withdrawalNo, status: status! } };
};
