import { setup } from 'xstate';
import type { WithdrawalEvent, WithdrawalStatus } from '#contracts/withdrawals/withdrawal-events.ts';
import { stateMachine, unguarded } from '#kernel/machines/state-machine.ts';
import { staysIn } from '#kernel/machines/stays-in.ts';

/** Until the money has left the wallet, it is given back without a posting. */
const unpaid = { WithdrawalRejected: 'rejected', WithdrawalCancelled: 'cancelled' } as const;
/** A bank may send money back long after it said that it had paid. */
const paid = { WithdrawalReturned: 'returned' } as const;

const states = staysIn(
  {
    WithdrawalEndorsed: ['underReview'],
    WithdrawalPayoutAccepted: ['paying'],
    WithdrawalPayoutUnknown: ['paying'],
  },
  {
    absent: { on: { WithdrawalSubmitted: 'submitted' } },
    submitted: {
      on: { ...unpaid, WithdrawalReviewStarted: 'underReview', WithdrawalEndorsed: 'underReview', WithdrawalApproved: 'auditSuccessful' },
    },
    underReview: { on: { ...unpaid, WithdrawalApproved: 'auditSuccessful' } },
    auditSuccessful: { on: { ...unpaid, WithdrawalPaying: 'paying' } },
    // A line of the statement proves a payment, whatever the bank said before.
    paying: { on: { ...paid, WithdrawalPaid: 'successfulPayment', WithdrawalCompleted: 'completed' } },
    successfulPayment: { on: { ...paid, WithdrawalCompleted: 'completed' } },
    completed: { on: paid },
    rejected: {},
    cancelled: {},
    returned: {},
  },
);

const machine = setup({ types: { events: {} as WithdrawalEvent } }).createMachine({ id: 'withdrawal', initial: 'absent', states });

export const withdrawalMachine = stateMachine<WithdrawalStatus, WithdrawalEvent>(machine, unguarded);

export const acceptsWithdrawalEvent = ({ status }: { status: WithdrawalStatus | undefined }, event: WithdrawalEvent): boolean =>
  withdrawalMachine.accepts(status, event, undefined);
