import { describe, expect, it } from 'vitest';
import type { PaymentMethod, RechargeEventName, RechargeStatus } from '#contracts/payments/recharge-events.ts';
import { stepsOf } from './steps-of.ts';

const shown = (method: PaymentMethod, status: RechargeStatus, ...names: RechargeEventName[]) => {
  const history = names.map((name, index) => ({ id: String(index), name, gmtCreate: `2026-11-2${index}` }));
  return stepsOf({ status, method, history, gmtEnded: '2026-11-29' }).map((step) => `${step.status} ${step.standing}`);
};

describe('Rule: the steps of a recharge say how far it is', () => {
  it('by how it is paid', () => {
    expect(shown('bankTransfer', 'underReview', 'RechargeSubmitted', 'RechargeProofUploaded')).toEqual([
      'submitted done',
      'underReview current',
      'auditSuccessful ahead',
      'successfulPayment ahead',
      'completed ahead',
    ]);
    expect(shown('alipay', 'paying', 'RechargeSubmitted', 'RechargePaymentStarted')).toEqual([
      'submitted done',
      'paying current',
      'successfulPayment ahead',
      'completed ahead',
    ]);
  });

  it('with what was left out on the way, and how it ended otherwise', () => {
    expect(shown('bankTransfer', 'completed', 'RechargeSubmitted', 'RechargeMoneyReceived', 'RechargeCompleted')).not.toContainEqual(
      expect.stringMatching(/current|ahead/),
    );
    expect(shown('alipay', 'expired', 'RechargeSubmitted', 'RechargePaymentStarted', 'RechargeExpired')).toEqual([
      'submitted done',
      'paying done',
      'expired ended',
    ]);
  });
});
