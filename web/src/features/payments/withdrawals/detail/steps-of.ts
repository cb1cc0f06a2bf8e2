import type { WithdrawalEventName, WithdrawalStatus } from '#contracts/withdrawals/withdrawal-events.ts';
import type { WithdrawalDetail } from '#contracts/withdrawals/withdrawal-queries.ts';

export interface Step {
  status: WithdrawalStatus;
  /** When it was reached. */
  at: string | undefined;
  standing: 'done' | 'current' | 'ahead' | 'ended';
}

/** The way of a withdrawal that goes well (R4.37), and the events that lead to each step. */
const way: readonly (readonly [status: WithdrawalStatus, reachedBy: readonly WithdrawalEventName[]])[] = [
  ['submitted', ['WithdrawalSubmitted']],
  ['underReview', ['WithdrawalReviewStarted', 'WithdrawalEndorsed']],
  ['auditSuccessful', ['WithdrawalApproved']],
  ['paying', ['WithdrawalPaying']],
  ['successfulPayment', ['WithdrawalPaid']],
  ['completed', ['WithdrawalCompleted']],
];

/** Its steps so far and those ahead; what ended otherwise has how it ended in the place of what is no longer ahead. A step that was left out on the way is done too. */
export const stepsOf = ({ status, history, gmtEnded }: Pick<WithdrawalDetail, 'status' | 'history' | 'gmtEnded'>): Step[] => {
  const steps = way.map(([step, reachedBy]) => ({ status: step, at: history.find(({ name }) => reachedBy.includes(name))?.gmtCreate }));
  const reached = steps.findLastIndex(({ at }) => at !== undefined);
  const hasEndedOtherwise = !way.some(([step]) => step === status);
  if (hasEndedOtherwise)
    return [
      ...steps.slice(0, reached + 1).map((step): Step => ({ ...step, standing: 'done' })),
      { status, at: gmtEnded ?? undefined, standing: 'ended' },
    ];
  const standingAt = (index: number): Step['standing'] => {
    if (index > reached) return 'ahead';
    return index === reached && status !== 'completed' ? 'current' : 'done';
  };
  return steps.map((step, index) => ({ ...step, standing: standingAt(index) }));
};
