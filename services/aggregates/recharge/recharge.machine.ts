import { setup } from 'xstate';
import type { RechargeEvent, RechargeStatus } from '#contracts/payments/recharge-events.ts';
import { stateMachine, unguarded } from '#kernel/machines/state-machine.ts';
import { staysIn } from '#kernel/machines/stays-in.ts';

/** Money that came counts whatever was announced: from every state in which it has not come yet. */
const open = { RechargeMoneyReceived: 'successfulPayment', RechargeRejected: 'rejected', RechargeExpired: 'expired' } as const;

const states = staysIn(
  {
    RechargeProofUploaded: ['underReview', 'auditSuccessful'],
    RechargeMoneySeen: ['underReview', 'auditSuccessful'],
    RechargePaymentStarted: ['paying'],
    // All of it: followed by a reversal.
    RechargeRefunded: ['completed'],
    // News that does not fit may come at any time.
    RechargeDisputed: [
      ...(['submitted', 'underReview', 'auditSuccessful', 'paying', 'successfulPayment'] as const),
      ...(['completed', 'rejected', 'expired', 'reversed'] as const),
    ],
  },
  {
    absent: { on: { RechargeSubmitted: 'submitted' } },
    submitted: {
      on: {
        ...open,
        RechargeProofUploaded: 'underReview',
        RechargeMoneySeen: 'underReview',
        RechargeApproved: 'auditSuccessful',
        RechargePaymentStarted: 'paying',
      },
    },
    underReview: { on: { ...open, RechargeApproved: 'auditSuccessful' } },
    auditSuccessful: { on: open },
    paying: { on: { ...open, RechargePaymentClosed: 'expired' } },
    successfulPayment: { on: { RechargeCompleted: 'completed' } },
    completed: { on: { RechargeReversed: 'reversed' } },
    rejected: {},
    // A provider may close a payment and be paid after all.
    expired: { on: { RechargeMoneyReceived: 'successfulPayment' } },
    reversed: {},
  },
);

const machine = setup({ types: { events: {} as RechargeEvent } }).createMachine({ id: 'recharge', initial: 'absent', states });

export const rechargeMachine = stateMachine<RechargeStatus, RechargeEvent>(machine, unguarded);

export const acceptsRechargeEvent = ({ status }: { status: RechargeStatus | undefined }, event: RechargeEvent): boolean =>
  rechargeMachine.accepts(status, event, undefined);
