import type { WithdrawalEvent } from '#contracts/withdrawals/withdrawal-events.ts';
import type { Claim, StreamChange } from '#kernel/commands/decision.ts';
import { reject } from '#contracts/kernel/rejection.ts';
import { change, type NewStream } from '#kernel/commands/loaded.ts';
import { cancelCashWithdrawal, mainBank, payouts } from '../wallet/postings/bank-postings.ts';
import { journal, type JournalEvent } from '../wallet/postings/journal.ts';
import type { LoadedWallet } from '../wallet/wallet.ts';
import { withdrawalReference, type LoadedWithdrawal } from './withdrawal.ts';

/** The stream of the movement between the operator's own accounts once the bank has booked a payment. */
export const payoutPostingId = (withdrawalNo: string): string => `payout-${withdrawalNo}`;

interface BankLine {
  /** What the bank calls it. */
  bankRef: string;
  /** The day that it is booked on. */
  bookedOn: string;
}

/** A payment stands on the bank's statement: it is no longer under way, and the bank has less. */
export const completed = (
  { withdrawal, entry }: { withdrawal: LoadedWithdrawal; entry: NewStream<JournalEvent> },
  { bankRef, bookedOn }: BankLine,
  now: Date,
): { changes: StreamChange[]; claims: Claim[] } => {
  const { withdrawalNo, shopId, paidCents } = withdrawal;
  const lineKey = `main:${bankRef}`;
  return {
    changes: [
      change(withdrawal, { type: 'WithdrawalCompleted', data: { bankRef, bookedOn } }),
      journal(entry, {
        from: mainBank,
        to: payouts,
        reference: withdrawalReference(withdrawalNo),
        basis: { kind: 'bank', lineKey, cents: paidCents },
        now,
        shopId,
        remark: bankRef,
      }),
    ],
    claims: [
      { kind: 'bank-line', key: lineKey, owner: entry.id, otherwise: reject('StatementLineUsed', { field: 'bankRef', params: { ref: bankRef } }) },
    ],
  };
};

/** Money that did not arrive is the wallet's again; `before` is what was learned on the way. */
export const returned = (
  { withdrawal, wallet }: { withdrawal: LoadedWithdrawal; wallet: LoadedWallet },
  { reason, now }: { reason: string; now: Date },
  ...before: WithdrawalEvent[]
): StreamChange[] => {
  const { withdrawalNo, shopId, lastFour, paidCents } = withdrawal;
  const basis = { kind: 'withdrawal', withdrawalNo, lastFour, cents: paidCents } as const;
  const posted = cancelCashWithdrawal({ shopId, id: withdrawalNo, basis, now, remark: reason });
  return [change(withdrawal, ...before, { type: 'WithdrawalReturned', data: { reason, postingId: posted.data.postingId } }), change(wallet, posted)];
};
