import { sql } from 'kysely';
import { accountNames } from '#contracts/ledger/accounts.ts';
import { explainedShare, MAX_BREAKS, type getBooks, type Break, type BooksCheck } from '#contracts/ledger/books.ts';
import type { DataOf } from '#contracts/kernel/endpoint.ts';
import type { ReadDatabase } from '../../kernel/read-database.ts';
import { clearingAges } from './clearing-ages.ts';

type Books = DataOf<typeof getBooks>;

export const booksOf = async (db: ReadDatabase, asked: Parameters<typeof clearingAges>[1]): Promise<Books> => {
  const [check, noticed, clearing, rows] = await Promise.all([lastCheck(db), noticedBreaks(db), clearingAges(db, asked), balances(db)]);
  const accounts: Books['accounts'] = [];
  for (const { account, sub, currency, debit, credit } of rows) {
    let row = accounts.find((one) => one.account === account && one.currency === currency);
    if (!row) accounts.push((row = { account, currency, debitCents: 0, creditCents: 0, parts: [] }));
    row.debitCents += debit;
    row.creditCents += credit;
    if (sub !== '') row.parts.push({ sub, debitCents: debit, creditCents: credit });
  }
  const place = ({ account }: Books['accounts'][number]) => accountNames.indexOf(account);
  return { check, noticed, clearing, accounts: accounts.sort((a, b) => place(a) - place(b)), totals: totalsOf(accounts) };
};

const totalsOf = (accounts: Books['accounts']): Books['totals'] =>
  [...new Set(accounts.map(({ currency }) => currency))].map((currency) => {
    const those = accounts.filter((one) => one.currency === currency);
    return { currency, debitCents: sumOf(those, 'debitCents'), creditCents: sumOf(those, 'creditCents') };
  });

const sumOf = <Key extends string>(rows: readonly Record<Key, number>[], key: Key): number => rows.reduce((sum, row) => sum + row[key], 0);

/** Wallets as one account: there are as many as shops. */
const balances = (db: ReadDatabase) =>
  db
    .selectFrom('ledger_sums')
    .groupBy(['account', sql`2`, 'currency'])
    .orderBy(sql`2`)
    .select([
      'account',
      sql<string>`CASE WHEN account = 'liabilities:wallet' THEN '' ELSE sub END`.as('sub'),
      'currency',
      sql<number>`sum(debit_cents)::float`.as('debit'),
      sql<number>`sum(credit_cents)::float`.as('credit'),
    ])
    .execute();

/** What came up first, as postings were summed or in the last check; withdrawals wait until a check finds nothing. */
export const firstBreak = async (db: ReadDatabase): Promise<Break | undefined> => (await booksStanding(db)).breaks[0];

export const booksStanding = async (db: ReadDatabase): Promise<{ breaks: readonly Break[]; explainedShare: number }> => {
  const [noticed, check] = await Promise.all([noticedBreaks(db), lastCheck(db)]);
  return { breaks: [...noticed, ...(check?.breaks ?? [])], explainedShare: check ? explainedShare(check) : 1 };
};

const noticedBreaks = async (db: ReadDatabase): Promise<Books['noticed']> => {
  const rows = await db.selectFrom('ledger_breaks').selectAll().orderBy('noticed_at').orderBy('place').limit(MAX_BREAKS).execute();
  return rows.map(({ place: where, noticed_at: gmtNoticed, ...found }) => ({ ...found, where, gmtNoticed }));
};

const lastCheck = async (db: ReadDatabase): Promise<BooksCheck | null> => {
  const last = await db.selectFrom('books_checks').selectAll().orderBy('checked_at', 'desc').limit(1).executeTakeFirst();
  if (!last) return null;
  const { checked_at: gmtChecked, cents, explained_cents: explainedCents, legacy_cents: legacyCents, ...counted } = last;
  return { gmtChecked, ...counted, cents: Number(cents), explainedCents: Number(explainedCents), legacyCents: Number(legacyCents) };
};

declare module '#projections/kernel/read-database.ts' {
  interface ReadTables {
    ledger_breaks: Omit<Break, 'where' | 'position'> & { place: string; position: string; noticed_at: string };
    books_checks: {
      checked_at: string;
      postings: number;
      unexplained: number;
      cents: number;
      explained_cents: number;
      legacy_cents: number;
      breaks: Break[];
    };
  }
}
