import type { PaymentMethod, RechargeEventName, RechargeStatus } from '#contracts/payments/recharge-events.ts';
import type { RechargeRow } from '#contracts/payments/recharge-queries.ts';

export interface Step {
  status: RechargeStatus;
  /** When it was reached. */
  at: string | undefined;
  standing: 'done' | 'current' | 'ahead' | 'ended';
}

type Way = readonly (readonly [status: RechargeStatus, reachedBy: readonly RechargeEventName[]])[];

/** The way of a recharge that goes well (R4.37), by how it is paid, and the events that lead to each step. */
const ways: Record<PaymentMethod, Way> = {
  bankTransfer: [
    ['submitted', ['RechargeSubmitted']],
    ['underReview', ['RechargeProofUploaded', 'RechargeMoneySeen']],
    ['auditSuccessful', ['RechargeApproved']],
    ['successfulPayment', ['RechargeMoneyReceived']],
    ['completed', ['RechargeCompleted']],
  ],
  alipay: [
    ['submitted', ['RechargeSubmitted']],
    ['paying', ['RechargePaymentStarted']],
    ['successfulPayment', ['RechargeMoneyReceived']],
    ['completed', ['RechargeCompleted']],
  ],
};

/** Its steps so far and those ahead; how it ended otherwise stands in the place of what is no longer ahead. A step that was left out on the way is done too. */
export const stepsOf = ({ status, method, history, gmtEnded }: Pick<RechargeRow, 'status' | 'method' | 'history' | 'gmtEnded'>): Step[] => {
  const steps = ways[method].map(([step, reachedBy]) => ({
    status: step,
    at: history.find(({ name }) => reachedBy.some((event) => event === name))?.gmtCreate,
  }));
  const reached = steps.findLastIndex(({ at }) => at !== undefined);
  const standingAt = (index: number): Step['standing'] => {
    if (index > reached) return 'ahead';
    return index === reached && status !== 'completed' ? 'current' : 'done';
  };
  if (steps.some((step) => step.status === status)) return steps.map((step, index) => ({ ...step, standing: standingAt(index) }));
  return [
    ...steps.slice(0, reached + 1).map((step): Step => ({ ...step, standing: 'done' })),
    { status, at: gmtEnded ?? undefined, standing: 'ended' },
  ];
};
