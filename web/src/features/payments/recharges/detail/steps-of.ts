import type { PaymentMethod, RechargeEventName, RechargeStatus } from '#contracts/payments/recharge-events.ts';
import type { RechargeRow } from '#contracts/payments/recharge-queries.ts';
import { stepsAlong, type Step, type Way } from '../../steps/steps-along.ts';

/** The way of a recharge that goes well (R4.37), by how it is paid, and the events that lead to each step. */
const ways: Record<PaymentMethod, Way<RechargeStatus, RechargeEventName>> = {
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

export const stepsOf = ({ method, ...recharge }: Pick<RechargeRow, 'status' | 'method' | 'history' | 'gmtEnded'>): Step<RechargeStatus>[] =>
  stepsAlong(ways[method], recharge);
