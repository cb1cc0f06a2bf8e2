import type { WithdrawalEventName, WithdrawalStatus } from '#contracts/withdrawals/withdrawal-events.ts';
import type { WithdrawalDetail } from '#contracts/withdrawals/withdrawal-queries.ts';
import { stepsAlong, type Step, type Way } from '../../steps/steps-along.ts';

/** The way of a withdrawal that goes well (R4.37), and the events that lead to each step. */
const way: Way<WithdrawalStatus, WithdrawalEventName> = [
  ['submitted', ['WithdrawalSubmitted']],
  ['underReview', ['WithdrawalReviewStarted', 'WithdrawalEndorsed']],
  ['auditSuccessful', ['WithdrawalApproved']],
  ['paying', ['WithdrawalPaying']],
  ['successfulPayment', ['WithdrawalPaid']],
  ['completed', ['WithdrawalCompleted']],
];

export const stepsOf = (withdrawal: Pick<WithdrawalDetail, 'status' | 'history' | 'gmtEnded'>): Step<WithdrawalStatus>[] =>
  stepsAlong(way, withdrawal);
