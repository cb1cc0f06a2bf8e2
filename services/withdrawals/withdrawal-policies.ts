import type { Viewer } from '#contracts/kernel/access/viewer.ts';
import { canAccess } from '#contracts/kernel/access/row-scope.ts';
import { reject, type Rejection } from '#contracts/kernel/rejection.ts';
import type { BankAccount } from '../aggregates/bank-account/bank-account.ts';
import { inDollars, requireSpendable } from '../aggregates/wallet/wallet-policies.ts';
import type { Wallet } from '../aggregates/wallet/wallet.ts';
import type { Withdrawal } from '../aggregates/withdrawal/withdrawal.ts';

type By = Pick<Viewer, 'accountId'>;

/** What is not the viewer's shop's does not exist for them. */
export const requireWithdrawalInReach = (viewer: Viewer, { status, shopId }: Withdrawal): Rejection | undefined =>
  status !== undefined && canAccess(viewer, { shopIds: [shopId] }) ? undefined : reject('NotFound', { field: 'withdrawalNo' });

/** Whoever asks for money never says that it is to be paid. */
export const requireOtherApplicant = ({ accountId }: By, { applicantId }: Withdrawal): Rejection | undefined =>
  accountId === applicantId ? reject('ReviewerIsApplicant') : undefined;

export const requireOtherPayer = ({ accountId }: By, { payerId }: Withdrawal): Rejection | undefined =>
  accountId === payerId ? reject('PayerReturns') : undefined;

/** Its owner has had the time to read of it. */
export const requireUsable = ({ usableFrom, lastFour }: BankAccount, now: Date): Rejection | undefined =>
  usableFrom <= now.toISOString()
    ? undefined
    : reject('BankAccountTooNew', { field: 'bankAccountId', params: { lastFour, at: `${usableFrom.slice(0, 16).replace('T', ' ')} UTC` } });

export const requireNotRemoved = ({ isRemoved, lastFour }: BankAccount): Rejection | undefined =>
  isRemoved ? reject('BankAccountRemoved', { field: 'withdrawalNo', params: { lastFour } }) : undefined;

/** The holder of an account is checked once, by the first who approves a payment to it. */
export const requireHolderChecked = ({ isVerified, lastFour }: BankAccount, isHolderChecked: boolean): Rejection | undefined =>
  isVerified || isHolderChecked ? undefined : reject('HolderNotChecked', { field: 'isHolderChecked', params: { lastFour } });

/** Only what is there is paid out: no credit limit, and nothing that is set aside for something else than `holdId`. */
export const requireAvailable = (wallet: Wallet, cents: number, holdId?: string): Rejection | undefined => {
  const own = holdId === undefined ? 0 : (wallet.holds[holdId] ?? 0);
  return requireSpendable({ ...wallet, creditLimitCents: 0, heldCents: wallet.heldCents - own }, cents, 'amountCents');
};

export const requireWithinApproved = (cents: number, { amountCents }: Withdrawal): Rejection | undefined =>
  cents <= amountCents
    ? undefined
    : reject('MoreThanApproved', { field: 'amountCents', params: { approved: inDollars(amountCents), asked: inDollars(cents) } });

export const requireBookedByNow = (bookedOn: string, now: Date): Rejection | undefined =>
  bookedOn > now.toISOString().slice(0, 10) ? reject('BookedInFuture', { field: 'bookedOn' }) : undefined;
