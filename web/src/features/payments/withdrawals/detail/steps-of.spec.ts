import { describe, expect, it } from 'vitest';
import type { WithdrawalEventName, WithdrawalStatus } from '#contracts/withdrawals/withdrawal-events.ts';
import { stepsOf } from './steps-of.ts';

const shown = (status: WithdrawalStatus, ...names: WithdrawalEventName[]) => {
  const history = names.map((name, index) => ({ id: String(index), name, gmtCreate: `2026-11-2${index}`, said: '' }));
  return stepsOf({ status, history, gmtEnded: '2026-11-29' }).map((step) => `${step.status} ${step.standing}`);
};

describe('Rule: the steps of a withdrawal say how far it is', () => {
  it('what is done, where it stands, and what is ahead', () => {
    expect(shown('auditSuccessful', 'WithdrawalSubmitted', 'WithdrawalApproved')).toEqual([
      'submitted done',
      'underReview done',
      'auditSuccessful current',
      'paying ahead',
      'successfulPayment ahead',
      'completed ahead',
    ]);
    expect(shown('completed', 'WithdrawalSubmitted', 'WithdrawalApproved', 'WithdrawalPaying', 'WithdrawalCompleted')).not.toContainEqual(
      expect.stringMatching(/current|ahead/),
    );
  });

  it('and how it ended otherwise', () => {
    expect(shown('rejected', 'WithdrawalSubmitted', 'WithdrawalReviewStarted', 'WithdrawalRejected')).toEqual([
      'submitted done',
      'underReview done',
      'rejected ended',
    ]);
    expect(shown('returned', 'WithdrawalSubmitted', 'WithdrawalApproved', 'WithdrawalPaying', 'WithdrawalReturned').slice(-2)).toEqual([
      'paying done',
      'returned ended',
    ]);
  });
});
