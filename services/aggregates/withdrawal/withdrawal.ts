import { reject, type Rejection } from '#contracts/kernel/rejection.ts';
import type { WithdrawalEvent, WithdrawalStatus } from '#contracts/withdrawals/withdrawal-events.ts';
import type { LoadedFrom } from '#kernel/commands/loaded.ts';
import { streamType } from '#kernel/commands/stream-type.ts';
import { acceptsWithdrawalEvent, withdrawalMachine } from './withdrawal.machine.ts';

/** Money on its way from a wallet to a bank account. */
export interface Withdrawal {
  /** Undefined for a number that has no events. */
  status: WithdrawalStatus | undefined;
  withdrawalNo: string;
  shopId: number;
  amountCents: number;
  bankAccountId: string;
  lastFour: string;
  applicantId: string;
  /** The first of two who approved. */
  endorserId?: string;
  /** What left the wallet; 0 until then. */
  paidCents: number;
  payerId?: string;
  /** What the bank said of the order to pay. */
  payout?: 'accepted' | 'unknown';
}

export const noWithdrawal: Withdrawal = {
  status: undefined,
  withdrawalNo: '',
  shopId: 0,
  amountCents: 0,
  bankAccountId: '',
  lastFour: '',
  applicantId: '',
  paidCents: 0,
};

const evolve = (withdrawal: Withdrawal, event: WithdrawalEvent): Withdrawal => ({
  ...withdrawal,
  ...whatChanges(event),
  status: withdrawalMachine.next(withdrawal.status, event, undefined) ?? withdrawal.status,
});

const whatChanges = (event: WithdrawalEvent): Partial<Withdrawal> => {
  switch (event.type) {
    case 'WithdrawalSubmitted':
      return event.data;
    case 'WithdrawalEndorsed':
      return { endorserId: event.data.reviewerId };
    case 'WithdrawalPaying':
      return { paidCents: event.data.paidCents, payerId: event.data.payerId };
    case 'WithdrawalPayoutAccepted':
      return { payout: 'accepted' };
    case 'WithdrawalPayoutUnknown':
      return { payout: 'unknown' };
    case 'WithdrawalReviewStarted':
    case 'WithdrawalApproved':
    case 'WithdrawalRejected':
    case 'WithdrawalCancelled':
    case 'WithdrawalPaid':
    case 'WithdrawalCompleted':
    case 'WithdrawalReturned':
      return {};
  }
};

export const withdrawalStream = streamType<Withdrawal, WithdrawalEvent>({
  prefix: 'withdrawal',
  initial: noWithdrawal,
  evolve,
  accepts: acceptsWithdrawalEvent,
  tags: ({ shopId, status }) => ({ shopIds: [shopId], ...(status && { state: status }) }),
});

export type LoadedWithdrawal = LoadedFrom<typeof withdrawalStream>;

/** `WithdrawalStatusForbids` in the wrong status; `NotFound` when there is no such withdrawal. */
export const requireWithdrawalAllows = ({ status, withdrawalNo }: Withdrawal, event: WithdrawalEvent['type']): Rejection | undefined => {
  if (status === undefined) return reject('NotFound', { field: 'withdrawalNo' });
  if (withdrawalMachine.mayOccur(status, event)) return undefined;
  return reject('WithdrawalStatusForbids', { field: 'withdrawalNo', params: { withdrawalNo, status } });
};

/** What the wallet sets aside for it. */
export const withdrawalReference = (withdrawalNo: string) => ({ kind: 'withdrawal', id: withdrawalNo }) as const;
