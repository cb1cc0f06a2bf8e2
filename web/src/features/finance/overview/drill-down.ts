import { accountKey } from '#contracts/ledger/account-parts.ts';
import type { AccountName } from '#contracts/ledger/accounts.ts';
import { addressOf } from '#web/core/list/page-state.ts';
import { adminPaths } from '#web/core/paths/admin-paths.ts';

interface Span {
  from: string;
  to: string;
}

/** Earned at once when a wallet pays. What is earned later, or without a wallet, stands in the books alone. */
const earnedFromWallets: ReadonlySet<string> = new Set(['switch-user', 'consignment', 'storage', 'platform', 'label']);

/** The postings of sellers' wallets that moved an account in a period, by the date that they are for; the books for what others move too. */
export const postingsOf = ({ account, sub }: { account: AccountName; sub: string }, span: Span): string =>
  account === 'income:fee' && earnedFromWallets.has(sub) ? walletPostingsOf(accountKey(account, sub), span) : adminPaths.books;

const walletPostingsOf = (account: string, { from, to }: Span): string =>
  addressOf(adminPaths.merchantFlow, {
    pageNo: 1,
    view: undefined,
    filters: { account, dateOf: 'effective', beginTime: from, endTime: to, withoutInternal: 'true' },
  });
