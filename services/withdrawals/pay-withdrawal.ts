import type { Viewer } from '#contracts/kernel/access/viewer.ts';
import type { Break } from '#contracts/ledger/books.ts';
import { completeWithdrawalEndpoint, payWithdrawalEndpoint, returnWithdrawalEndpoint } from '#contracts/withdrawals/review-withdrawal.ts';
import { commandRoute } from '#kernel/commands/command-route.ts';
import { accept, type Decision } from '#kernel/commands/decision.ts';
import { change, type NewStream } from '#kernel/commands/loaded.ts';
import { bankAccountStream, type LoadedBankAccount } from '../aggregates/bank-account/bank-account.ts';
import { holdIdOf, released } from '../aggregates/wallet/holds.ts';
import { cashWithdrawal } from '../aggregates/wallet/postings/bank-postings.ts';
import { journalStream, type JournalEvent } from '../aggregates/wallet/postings/journal.ts';
import { requireSoundBooks, type BooksParts } from '../aggregates/wallet/sound-books.ts';
import { evolveWallet, walletStream } from '../aggregates/wallet/wallet.ts';
import { completed, payoutPostingId, returned } from '../aggregates/withdrawal/withdrawal-outcome.ts';
import { requireWithdrawalAllows, withdrawalReference, withdrawalStream, type LoadedWithdrawal } from '../aggregates/withdrawal/withdrawal.ts';
import { answered } from './answered.ts';
import type { Unpaid } from './apply-withdrawal.ts';
import {
  requireAvailable,
  requireBookedByNow,
  requireNotRemoved,
  requireOtherApplicant,
  requireOtherPayer,
  requireWithinApproved,
} from './withdrawal-policies.ts';

interface By {
  viewer: Pick<Viewer, 'accountId'>;
  now: Date;
}

/** The money leaves the wallet out of what was set aside for it; what is not paid of that can be spent again. Fees that came meanwhile may have left too little. */
export const payWithdrawal = (
  { viewer, amountCents, now, firstBreak }: By & { amountCents: number; firstBreak?: Break | undefined },
  { withdrawal, wallet, account }: Unpaid & { account: LoadedBankAccount },
): Decision => {
  const { withdrawalNo, shopId, lastFour } = withdrawal;
  const holdId = holdIdOf(withdrawalReference(withdrawalNo));
  const refusal =
    requireSoundBooks(firstBreak) ??
    requireWithdrawalAllows(withdrawal, 'WithdrawalPaying') ??
    requireOtherApplicant(viewer, withdrawal) ??
    requireNotRemoved(account!) ??
    requireWithinApproved(amountCents, withdrawal) ??
    requireAvailable(wallet, amountCents, holdId);
  if (refusal) return refusal;

  const basis = { kind: 'withdrawal', withdrawalNo, lastFour, cents: amountCents } as const;
  const posted = cashWithdrawal({ shopId, id: withdrawalNo, basis, now, fromHold: holdId, remark: `•••• ${lastFour}` });
  const { postingId } = posted.data;
  return accept(
    change(withdrawal, { type: 'WithdrawalPaying', data: { paidCents: amountCents, payerId: viewer.accountId, postingId } }),
    change(wallet, posted, ...released(evolveWallet(wallet, posted), shopId, holdId, 'remainder')),
  );
};

/** By hand, where no statement is read: the line is named, and counts once. */
export const completeWithdrawal = (
  { bankRef, bookedOn, now }: { bankRef: string; bookedOn: string; now: Date },
  states: { withdrawal: LoadedWithdrawal; entry: NewStream<JournalEvent> },
): Decision =>
  requireWithdrawalAllows(states.withdrawal, 'WithdrawalCompleted') ??
  requireBookedByNow(bookedOn, now) ??
  completed(states, { bankRef, bookedOn }, now);

export const returnWithdrawal = ({ viewer, reason, now }: By & { reason: string }, states: Unpaid): Decision =>
  requireWithdrawalAllows(states.withdrawal, 'WithdrawalReturned') ??
  requireOtherPayer(viewer, states.withdrawal) ??
  accept(...returned(states, { reason, now }));

export const payWithdrawalRoute = (parts: BooksParts) =>
  commandRoute(payWithdrawalEndpoint, async ({ body: { withdrawalNo, amountCents }, viewer, now }, load) => {
    const withdrawal = await load.one(withdrawalStream, withdrawalNo);
    const wallet = await load.one(walletStream, withdrawal.shopId);
    const account = await load.one(bankAccountStream, withdrawal.bankAccountId);
    return answered(withdrawal, payWithdrawal({ viewer, amountCents, now, firstBreak: await parts.firstBreak() }, { withdrawal, wallet, account }));
  });

export const completeWithdrawalRoute = commandRoute(completeWithdrawalEndpoint, async ({ body: { withdrawalNo, ...line }, now }, load) => {
  const withdrawal = await load.one(withdrawalStream, withdrawalNo);
  const entry = load.create(journalStream, payoutPostingId(withdrawalNo));
  return answered(withdrawal, completeWithdrawal({ ...line, now }, { withdrawal, entry }));
});

export const returnWithdrawalRoute = commandRoute(returnWithdrawalEndpoint, async ({ body: { withdrawalNo, reason }, viewer, now }, load) => {
  const withdrawal = await load.one(withdrawalStream, withdrawalNo);
  const wallet = await load.one(walletStream, withdrawal.shopId);
  return answered(withdrawal, returnWithdrawal({ viewer, reason, now }, { withdrawal, wallet }));
});
