import { accountKey } from '#contracts/ledger/account-parts.ts';
import type { AccountName, Currency } from '#contracts/ledger/accounts.ts';
import { entriesLink } from '#web/core/links/entries-link.ts';
import { addressOf } from '#web/core/list/page-state.ts';
import { adminPaths } from '#web/core/paths/admin-paths.ts';

interface Span {
  from: string;
  to: string;
}

interface Part {
  account: AccountName;
  sub: string;
  currency?: Currency;
}

/** What moved an account in a period. The overview counts no test accounts, and neither do the postings that it leads to. */
export const movedIn = ({ account, sub }: Part, { from, to }: Span): string =>
  entriesLink({ account: accountKey(account, sub), from, to, withoutInternal: true });

/** All that an account came to by the end of a day. */
export const balanceBy = ({ account, sub, ...currency }: Part, to: string): string =>
  entriesLink({ account: accountKey(account, sub), ...currency, to, withoutInternal: true });

/** What was earned, spent, or left of it in a period. */
export const totalIn = (account: 'income' | 'expenses' | 'result', { from, to }: Span): string =>
  entriesLink({ account, from, to, withoutInternal: true });

/** What wallets above zero hold at the end of a day, or those below it owe. */
export const walletsBy = (wallets: 'aboveZero' | 'belowZero', to: string): string =>
  entriesLink({ account: 'liabilities:wallet', to, wallets, withoutInternal: true });

export const walletsWithHolds = (): string => addressOf(adminPaths.merchantWallets, { pageNo: 1, view: 'held', filters: {} });
