import { userTypes } from '#contracts/kernel/access/viewer.ts';
import type { OutboundMessage } from '#kernel/outbox/outbound-message.ts';
import { noChange } from '#kernel/commands/decision.ts';
import type { ProcessCommand } from '#kernel/processes/reactions.ts';
import { accountStream, type Account } from '../../aggregates/account/account.ts';
import { inDollars } from '../../aggregates/wallet/wallet-policies.ts';
import { availableCents, walletStream, type Wallet } from '../../aggregates/wallet/wallet.ts';
import { lowBalanceMessage } from './low-balance-message.ts';

export interface TellLowBalance {
  shopId: number;
  /** Who may sign in for the shop. */
  accountIds: readonly string[];
  /** Since when there is something to tell. */
  at: string;
}

/** News of longer ago is none: a portal that catches up with its past tells what comes next. */
const MAX_AGE_MS = 86_400_000;

/** To each seller of the shop who can be reached, where its wallet is still empty. */
export const lowBalanceMessages = (
  { shopId, at }: Pick<TellLowBalance, 'shopId' | 'at'>,
  { wallet, accounts, now }: { wallet: Wallet; accounts: readonly Account[]; now: Date },
): OutboundMessage[] => {
  const available = availableCents(wallet);
  if (available > 0 || now.getTime() - Date.parse(at) > MAX_AGE_MS) return [];
  return accounts
    .filter((account) => account.shopId === shopId && account.userType === userTypes.business && !account.suspended && account.email !== '')
    .map(({ email, language = 'en_us' }) => lowBalanceMessage(email, language, inDollars(available)));
};

export const tellLowBalance: ProcessCommand<TellLowBalance> = (command, now) => async (load) => {
  const [wallet, accounts] = await Promise.all([
    load.one(walletStream, command.shopId),
    Promise.all(command.accountIds.map((accountId) => load.one(accountStream, accountId))),
  ]);
  return { decision: noChange, answer: {}, messages: lowBalanceMessages(command, { wallet, accounts, now }) };
};
