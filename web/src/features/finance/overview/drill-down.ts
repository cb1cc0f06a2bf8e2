import { accountKey } from '#contracts/ledger/account-parts.ts';
import type { AccountName } from '#contracts/ledger/accounts.ts';
import type { MerchantWalletView } from '#contracts/wallet/finance/list-wallets.ts';
import { withQuery } from '#web/core/links/with-query.ts';
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

interface Part {
  account: AccountName;
  sub: string;
}

/** What an account came to by the end of a day: the rows that moved it, where the house keeps them. */
export const movementsOf = ({ account, sub }: Part, to: string): string => {
  if (account === 'assets:bank') return withQuery(adminPaths.bankStatements, { type: 'all' });
  if (account === 'assets:goods') return adminPaths.selfOperatedFlow;
  if (account === 'liabilities:unallocated') return withQuery(adminPaths.bankStatements, { type: 'explained' });
  if (account === 'assets:clearing' && sub === 'payouts') return withQuery(adminPaths.platformFlow, { type: 'open' });
  return addressOf(adminPaths.merchantFlow, {
    pageNo: 1,
    view: undefined,
    filters: { account: accountKey(account, sub), dateOf: 'effective', endTime: to, withoutInternal: 'true' },
  });
};

export const walletsIn = (view: MerchantWalletView): string =>
  addressOf(adminPaths.merchantWallets, { pageNo: 1, view: view === 'all' ? undefined : view, filters: {} });

const walletPostingsOf = (account: string, { from, to }: Span): string =>
  addressOf(adminPaths.merchantFlow, {
    pageNo: 1,
    view: undefined,
    filters: { account, dateOf: 'effective', beginTime: from, endTime: to, withoutInternal: 'true' },
  });
