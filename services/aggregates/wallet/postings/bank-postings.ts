import { amountOf } from '#contracts/ledger/basis.ts';
import type { AccountPart } from '#contracts/ledger/accounts.ts';
import type { WalletPosted } from '#contracts/wallet/wallet-events.ts';
import { against, walletPosting, type Said } from './wallet-posting.ts';

/** The operator's account at its bank. */
export const mainBank: AccountPart = { account: 'assets:bank', sub: 'main' };
/** Payments that are instructed and stand on no statement yet. */
export const payouts: AccountPart = { account: 'assets:clearing', sub: 'payouts' };

/** Money that was received for the shop, at the bank or by a provider that has yet to pay it out; `id` is the number of the recharge. */
export const recharge = (said: Said, received: AccountPart = mainBank): WalletPosted =>
  walletPosting('recharge', 'recharge', said, [{ ...received, cents: amountOf(said.basis) }]);

/** Money that is on its way to the seller's bank account; `id` is the number of the withdrawal. */
export const cashWithdrawal = against('cashWithdrawal', 'withdrawal', payouts);

/** What the bank sent back; `id` is the number of the withdrawal. */
export const cancelCashWithdrawal = against('cancelCashWithdrawal', 'withdrawal', payouts);
