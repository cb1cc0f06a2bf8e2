import type { BodyOf } from '#contracts/kernel/endpoint.ts';
import type { Viewer } from '#contracts/kernel/access/viewer.ts';
import { reject } from '#contracts/kernel/rejection.ts';
import { applyWithdrawalEndpoint, cancelWithdrawalEndpoint } from '#contracts/withdrawals/apply-withdrawal.ts';
import type { WithdrawalEvent } from '#contracts/withdrawals/withdrawal-events.ts';
import { commandRoute } from '#kernel/commands/command-route.ts';
import { accept, type Decision } from '#kernel/commands/decision.ts';
import { change, type NewStream } from '#kernel/commands/loaded.ts';
import { bankAccountStream, requireOwnBankAccount, type LoadedBankAccount } from '../aggregates/bank-account/bank-account.ts';
import { hold, holdIdOf, released } from '../aggregates/wallet/holds.ts';
import { walletStream, type LoadedWallet } from '../aggregates/wallet/wallet.ts';
import { withdrawalNumbers } from '../aggregates/withdrawal/withdrawal-numbers.ts';
import { requireWithdrawalAllows, withdrawalReference, withdrawalStream, type LoadedWithdrawal } from '../aggregates/withdrawal/withdrawal.ts';
import { answered } from './answered.ts';
import { requireAvailable, requireUsable, requireWithdrawalInReach } from './withdrawal-policies.ts';

export interface ApplyWithdrawal extends BodyOf<typeof applyWithdrawalEndpoint> {
  shopId: number;
  applicantId: string;
  now: Date;
}

interface Applying {
  withdrawal: NewStream<WithdrawalEvent>;
  wallet: LoadedWallet;
  account: LoadedBankAccount;
}

/** Sets the amount aside until it is paid or given back. */
export const applyWithdrawal = ({ now, ...command }: ApplyWithdrawal, { withdrawal, wallet, account }: Applying): Decision => {
  const { shopId, amountCents } = command;
  const refusal = requireOwnBankAccount(account, shopId) ?? requireUsable(account!, now) ?? requireAvailable(wallet, amountCents);
  if (refusal) return refusal;
  const withdrawalNo = withdrawal.id;
  const reference = withdrawalReference(withdrawalNo);
  return accept(
    change(withdrawal, { type: 'WithdrawalSubmitted', data: { withdrawalNo, ...command, lastFour: account!.lastFour } }),
    change(wallet, hold({ shopId, cents: amountCents, purpose: 'withdrawal', reference })),
  );
};

export interface Unpaid {
  withdrawal: LoadedWithdrawal;
  wallet: LoadedWallet;
}

/** As long as the money has not left the wallet. */
export const cancelWithdrawal = ({ viewer }: { viewer: Viewer }, { withdrawal, wallet }: Unpaid): Decision => {
  const refusal = requireWithdrawalInReach(viewer, withdrawal) ?? requireWithdrawalAllows(withdrawal, 'WithdrawalCancelled');
  if (refusal) return refusal;
  const { withdrawalNo, shopId } = withdrawal;
  const holdId = holdIdOf(withdrawalReference(withdrawalNo));
  return accept(change(withdrawal, { type: 'WithdrawalCancelled', data: {} }), change(wallet, ...released(wallet, shopId, holdId, 'cancelled')));
};

export const applyWithdrawalRoute = commandRoute(applyWithdrawalEndpoint, async ({ body, viewer: { shopId, accountId }, numbers, now }, load) => {
  if (shopId === undefined) return reject('ShopForbidden');
  const account = await load.one(bankAccountStream, body.bankAccountId);
  const wallet = await load.one(walletStream, shopId);
  const withdrawal = load.create(withdrawalStream, await numbers.next(withdrawalNumbers, now));
  return answered(withdrawal, applyWithdrawal({ ...body, shopId, applicantId: accountId, now }, { withdrawal, wallet, account }));
});

export const cancelWithdrawalRoute = commandRoute(cancelWithdrawalEndpoint, async ({ body, viewer }, load) => {
  const withdrawal = await load.one(withdrawalStream, body.withdrawalNo);
  const wallet = await load.one(walletStream, withdrawal.shopId);
  return answered(withdrawal, cancelWithdrawal({ viewer }, { withdrawal, wallet }));
});
