import type { DataOf, Endpoint, QueryInputOf } from '#contracts/kernel/endpoint.ts';
import { getFinanceOverview } from '#contracts/finance/overview.ts';
import { accountKey } from '#contracts/ledger/account-parts.ts';
import { accounts, type AccountName, type Currency } from '#contracts/ledger/accounts.ts';
import { getBooks } from '#contracts/ledger/books.ts';
import { listLedgerEntries, type LedgerEntry } from '#contracts/ledger/entries.ts';
import { lastDayOf } from '#contracts/periods/months.ts';

type Asking = <E extends Endpoint<any, any, any>>(endpoint: E, query: QueryInputOf<E>) => Promise<DataOf<E>>;
type Filter = QueryInputOf<typeof listLedgerEntries>;

/** A figure as a page shows it, and what its postings come to. */
export interface OpenedFigure {
  said: string;
  shown: number;
  opened: number;
}

/** Every figure of the overview over a period, and every one of the books, with what the list comes to that it opens. */
export const openedFigures = async (ask: Asking, { from, to }: { from: string; to: string }): Promise<OpenedFigure[]> => {
  const found: OpenedFigure[] = [];
  const compare = async (shown: number, filter: Filter, total: 'balanceCents' | 'debitCents' | 'creditCents' = 'balanceCents'): Promise<void> => {
    const { totals } = await ask(listLedgerEntries, { size: 1, ...filter });
    found.push({ said: JSON.stringify(filter), shown, opened: totals[total] });
  };
  // As the browser sends it.
  const counted = { withoutInternal: 'true' } as unknown as Filter;

  const overview = await ask(getFinanceOverview, { from, to });
  const sumOf = (rows: typeof overview.income): number => rows.reduce((sum, { cents }) => sum + cents, 0);
  const span = { ...counted, beginTime: from, endTime: to };
  const before = { ...counted, beginTime: overview.before.from, endTime: overview.before.to };
  for (const { account, sub, cents, beforeCents } of [...overview.income, ...overview.expenses]) {
    await compare(cents, { ...span, account: accountKey(account, sub) });
    await compare(beforeCents, { ...before, account: accountKey(account, sub) });
  }
  await compare(sumOf(overview.income), { ...span, account: 'income' });
  await compare(sumOf(overview.expenses), { ...span, account: 'expenses' });
  await compare(sumOf(overview.income) - sumOf(overview.expenses), { ...span, account: 'result' });
  await compare(overview.held.cents, { ...counted, account: 'liabilities:wallet', endTime: to, wallets: 'aboveZero' });
  await compare(-overview.owed.cents || 0, { ...counted, account: 'liabilities:wallet', endTime: to, wallets: 'belowZero' });
  for (const { account, sub, cents } of overview.balances) await compare(cents, { ...counted, account: accountKey(account, sub), endTime: to });
  for (const { sub, currency, cents } of overview.clearing)
    await compare(cents, { ...counted, account: accountKey('assets:clearing', sub), currency, endTime: to });
  for (const { month, income } of overview.months)
    for (const { account, sub, cents } of income)
      await compare(cents, {
        ...counted,
        account: accountKey(account, sub),
        beginTime: `${month}-01`,
        endTime: lastDayOf(month) < to ? lastDayOf(month) : to,
      });

  const books = await ask(getBooks, {} as never);
  const sides = async (
    account: AccountName,
    sub: string,
    currency: Currency,
    { debitCents, creditCents }: { debitCents: number; creditCents: number },
  ) => {
    const filter = { account: accountKey(account, sub), currency };
    const debits = debitCents - creditCents;
    await compare(debitCents, { ...filter, view: 'debit' }, 'debitCents');
    await compare(creditCents, { ...filter, view: 'credit' }, 'creditCents');
    await compare(accounts[account].grows === 'D' ? debits : 0 - debits, filter);
  };
  for (const { account, currency, parts, ...sums } of books.accounts) {
    await sides(account, '', currency, sums);
    for (const { sub, ...part } of parts) await sides(account, sub, currency, part);
  }
  return found;
};

/** All rows of a list, page by page, as one scrolls. */
export const allEntries = async (ask: Asking, filter: Filter): Promise<LedgerEntry[]> => {
  const rows: LedgerEntry[] = [];
  for (let after: string | null | undefined; after !== null;) {
    const page: DataOf<typeof listLedgerEntries> = await ask(listLedgerEntries, { ...filter, size: 7, after });
    rows.push(...page.data);
    after = page.next;
  }
  return rows;
};
