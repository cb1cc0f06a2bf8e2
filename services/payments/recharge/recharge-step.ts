import { isRejection, type Rejection } from '#contracts/kernel/rejection.ts';
import type { RechargeAnswer } from '#contracts/payments/recharge-fields.ts';
import type { Accepted, Decision } from '#kernel/commands/decision.ts';
import { stateAfter } from '#kernel/commands/loaded.ts';
import { rechargeStream, type LoadedRecharge } from '../../aggregates/recharge/recharge.ts';

/** Where the recharge stands once the decision is carried out. */
export const answered = (recharge: LoadedRecharge, decision: Decision): Rejection | { decision: Accepted; answer: RechargeAnswer } => {
  if (isRejection(decision)) return decision;
  const { status } = stateAfter(rechargeStream, recharge, decision);
  return { decision, answer: { rechargeNo: recharge.rechargeNo, status: status! } };
};
