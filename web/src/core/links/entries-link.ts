import type { Currency } from '#contracts/ledger/accounts.ts';
import type { EntryView } from '#contracts/ledger/entries.ts';
import { addressOf } from '../list/page-state.ts';
import { adminPaths } from '../paths/admin-paths.ts';

interface Figure {
  /** An account, a part of one, a side of the books, or the result. */
  account: string;
  currency?: Currency;
  /** Days of the books, the last included; what an account came to by a day has no first. */
  from?: string | undefined;
  to?: string | undefined;
  wallets?: 'aboveZero' | 'belowZero';
  withoutInternal?: boolean;
  view?: Exclude<EntryView, 'all'>;
}

/** The postings that a figure of the books is made of: what they come to is the figure. */
export const entriesLink = ({ account, currency, from, to, wallets, withoutInternal, view }: Figure): string =>
  addressOf(adminPaths.bookEntries, {
    pageNo: 1,
    view,
    filters: {
      account,
      ...(currency !== undefined && currency !== 'USD' && { currency }),
      ...(from !== undefined && { beginTime: from }),
      ...(to !== undefined && { endTime: to }),
      ...(wallets !== undefined && { wallets }),
      ...(withoutInternal && { withoutInternal: 'true' }),
    },
  });
