import type { Viewer } from '#contracts/kernel/access/viewer.ts';
import { reject, type Rejection } from '#contracts/kernel/rejection.ts';
import { approveWithdrawalEndpoint, rejectWithdrawalEndpoint, startReviewEndpoint } from '#contracts/withdrawals/review-withdrawal.ts';
import { commandRoute } from '#kernel/commands/command-route.ts';
import { accept, type Decision } from '#kernel/commands/decision.ts';
import { change } from '#kernel/commands/loaded.ts';
import { bankAccountStream, type LoadedBankAccount } from '../aggregates/bank-account/bank-account.ts';
import { holdIdOf, released } from '../aggregates/wallet/holds.ts';
import { inDollars } from '../aggregates/wallet/wallet-policies.ts';
import { walletStream } from '../aggregates/wallet/wallet.ts';
import { requireWithdrawalAllows, withdrawalReference, withdrawalStream, type LoadedWithdrawal } from '../aggregates/withdrawal/withdrawal.ts';
import { answered } from './answered.ts';
import type { Unpaid } from './apply-withdrawal.ts';
import { requireHolderChecked, requireNotRemoved, requireOtherApplicant } from './withdrawal-policies.ts';

interface By {
  viewer: Pick<Viewer, 'accountId'>;
}

export const startReview = ({ viewer }: By, { withdrawal }: { withdrawal: LoadedWithdrawal }): Decision =>
  requireWithdrawalAllows(withdrawal, 'WithdrawalReviewStarted') ??
  requireOtherApplicant(viewer, withdrawal) ??
  accept(change(withdrawal, { type: 'WithdrawalReviewStarted', data: { reviewerId: viewer.accountId } }));

export interface ApproveWithdrawal extends By {
  isHolderChecked: boolean;
  /** From this amount on a second person has to approve. */
  secondApprovalCents: number;
}

interface Approving {
  withdrawal: LoadedWithdrawal;
  account: LoadedBankAccount;
}

export const approveWithdrawal = (command: ApproveWithdrawal, { withdrawal, account }: Approving): Decision => {
  const { viewer, isHolderChecked, secondApprovalCents } = command;
  const refusal =
    requireWithdrawalAllows(withdrawal, 'WithdrawalApproved') ??
    requireOtherApplicant(viewer, withdrawal) ??
    requireOtherEndorser(viewer, withdrawal, secondApprovalCents) ??
    requireNotRemoved(account!) ??
    requireHolderChecked(account!, isHolderChecked);
  if (refusal) return refusal;

  const { bankAccountId, amountCents, endorserId } = withdrawal;
  const reviewerId = viewer.accountId;
  const isFirstOfTwo = amountCents >= secondApprovalCents && endorserId === undefined;
  return accept(
    change(withdrawal, { type: isFirstOfTwo ? 'WithdrawalEndorsed' : 'WithdrawalApproved', data: { reviewerId } }),
    ...(account!.isVerified ? [] : [change(account!, { type: 'BankAccountVerified', data: { bankAccountId } } as const)]),
  );
};

const requireOtherEndorser = ({ accountId }: By['viewer'], { endorserId }: LoadedWithdrawal, limit: number): Rejection | undefined =>
  accountId === endorserId ? reject('SecondReviewerNeeded', { params: { limit: inDollars(limit) } }) : undefined;

export const rejectWithdrawal = ({ viewer, reason }: By & { reason: string }, { withdrawal, wallet }: Unpaid): Decision => {
  const refusal = requireWithdrawalAllows(withdrawal, 'WithdrawalRejected') ?? requireOtherApplicant(viewer, withdrawal);
  if (refusal) return refusal;
  const { withdrawalNo, shopId } = withdrawal;
  const holdId = holdIdOf(withdrawalReference(withdrawalNo));
  return accept(
    change(withdrawal, { type: 'WithdrawalRejected', data: { reason } }),
    change(wallet, ...released(wallet, shopId, holdId, 'rejected')),
  );
};

export const startReviewRoute = commandRoute(startReviewEndpoint, async ({ body, viewer }, load) => {
  const withdrawal = await load.one(withdrawalStream, body.withdrawalNo);
  return answered(withdrawal, startReview({ viewer }, { withdrawal }));
});

export const approveWithdrawalRoute = ({ secondApprovalCents }: Pick<ApproveWithdrawal, 'secondApprovalCents'>) =>
  commandRoute(approveWithdrawalEndpoint, async ({ body: { withdrawalNo, isHolderChecked }, viewer }, load) => {
    const withdrawal = await load.one(withdrawalStream, withdrawalNo);
    const account = await load.one(bankAccountStream, withdrawal.bankAccountId);
    return answered(withdrawal, approveWithdrawal({ viewer, isHolderChecked, secondApprovalCents }, { withdrawal, account }));
  });

export const rejectWithdrawalRoute = commandRoute(rejectWithdrawalEndpoint, async ({ body: { withdrawalNo, reason }, viewer }, load) => {
  const withdrawal = await load.one(withdrawalStream, withdrawalNo);
  const wallet = await load.one(walletStream, withdrawal.shopId);
  return answered(withdrawal, rejectWithdrawal({ viewer, reason }, { withdrawal, wallet }));
});
