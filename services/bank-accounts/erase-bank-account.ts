import { accept, noChange, type Accepted } from '#kernel/commands/decision.ts';
import { change } from '#kernel/commands/loaded.ts';
import type { LoadedBankAccount } from '../aggregates/bank-account/bank-account.ts';
import { countRemoval, numberOf } from './account-claims.ts';

/** What became of the withdrawals to an account. */
export interface BankAccountUse {
  /** When the last of them moved, or when the account was added where there was none (UTC, ISO 8601). */
  lastUsedAt: string;
  hasOpenWithdrawal: boolean;
}

interface EraseBankAccount {
  use: BankAccountUse | undefined;
  retentionYears: number;
  now: Date;
}

/** What was last used before then has been kept for long enough. */
export const usedBefore = (now: Date, years: number): string => {
  const then = new Date(now);
  then.setUTCFullYear(now.getUTCFullYear() - years);
  return then.toISOString();
};

/** An account that money is on its way to stays, and so does one that was used since. What was paid to it stays told by amount, day and the end of its number. */
export const eraseBankAccount = ({ use, retentionYears, now }: EraseBankAccount, { account }: { account: LoadedBankAccount }): Accepted => {
  if (!account || account.isErased || !use || use.hasOpenWithdrawal || use.lastUsedAt >= usedBefore(now, retentionYears)) return noChange;
  const erased = accept(change(account, { type: 'BankAccountErased', data: { bankAccountId: account.bankAccountId } }));
  return account.isRemoved ? erased : { ...erased, releases: [numberOf(account)], counts: [countRemoval(account.shopId)] };
};
