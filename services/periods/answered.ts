import { isRejection, type Rejection } from '#contracts/kernel/rejection.ts';
import type { PeriodStatus } from '#contracts/periods/period-events.ts';
import type { Accepted, Decision } from '#kernel/commands/decision.ts';
import { stateAfter } from '#kernel/commands/loaded.ts';
import { periodStream, statusOf, type LoadedPeriod } from '../aggregates/period/period.ts';

/** Where the month stands once the decision is carried out. */
export const answered = (
  month: string,
  period: LoadedPeriod,
  decision: Decision,
): Rejection | { decision: Accepted; answer: { month: string; status: PeriodStatus } } =>
  isRejection(decision) ? decision : { decision, answer: { month, status: statusOf(stateAfter(periodStream, period, decision)) } };
