import { sql, type RawBuilder } from 'kysely';
import { OVERVIEW_MONTHS, type AccountFigure, type FinanceOverview, type getFinanceOverview } from '#contracts/finance/overview.ts';
import { addDays, daysBetween } from '#contracts/kernel/lists/date-range.ts';
import type { QueryOf } from '#contracts/kernel/endpoint.ts';
import { accounts, walletAccount, type AccountName, type Currency } from '#contracts/ledger/accounts.ts';
import type { ReadDatabase } from '../kernel/read-database.ts';
import { openClearing } from '../shared/open-clearing.ts';

type Query = QueryOf<typeof getFinanceOverview>;

/** Debits less credits of an account, or of a part of it, in the period and in the one before. */
interface Moved {
  account: AccountName;
  sub: string;
  now: number;
  before: number;
}

interface Found {
  flows: Moved[];
  wallets: { held: number; owed: number; heldBefore: number; owedBefore: number };
  balances: Moved[];
  clearing: { sub: string; currency: Currency; cents: number; since: string }[];
  holds: { items: number; cents: number };
  withdrawals: { items: number; cents: number };
  months: { month: string; account: AccountName; sub: string; cents: number }[];
  internal: number;
}

/** All figures in one question, so that they are of one moment. Which shops are left out is asked as it is now: a changed mark changes the past too. */
export const financeOverview = async (db: ReadDatabase, { from, to }: Query): Promise<FinanceOverview> => {
  const length = daysBetween(from, to) + 1;
  const before = { from: addDays(from, -length), to: addDays(from, -1) };
  const months = monthsUpTo(to);
  const found = await ask(db, { from, to, before, firstMonth: `${months[0]}-01` });
  const figures = (rows: readonly Moved[], prefix: string) =>
    rows
      .filter(({ account }) => account.startsWith(prefix))
      .map(inItsSense)
      .toSorted(bySize);
  return {
    from,
    to,
    before,
    income: figures(found.flows, 'income:'),
    expenses: figures(found.flows, 'expenses:'),
    held: { cents: found.wallets.held, beforeCents: found.wallets.heldBefore },
    owed: { cents: found.wallets.owed, beforeCents: found.wallets.owedBefore },
    balances: found.balances.map(inItsSense).toSorted(bySize),
    clearing: found.clearing,
    openHolds: found.holds,
    openWithdrawals: found.withdrawals,
    months: months.map((month) => ({
      month,
      income: found.months.filter((row) => row.month === month).map(({ account, sub, cents }) => ({ account, sub, cents })),
    })),
    internalShops: found.internal,
  };
};

const inItsSense = ({ account, sub, now, before }: Moved): AccountFigure => {
  const sign = accounts[account].grows === 'D' ? 1 : -1;
  return { account, sub, cents: sign * now || 0, beforeCents: sign * before || 0 };
};

const bySize = (one: AccountFigure, other: AccountFigure): number =>
  Math.abs(other.cents) - Math.abs(one.cents) || Math.abs(other.beforeCents) - Math.abs(one.beforeCents) || one.sub.localeCompare(other.sub);

/** As `YYYY-MM`, oldest first. */
const monthsUpTo = (day: string): string[] => {
  const last = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;
  return Array.from({ length: OVERVIEW_MONTHS }, (_, index) => {
    const month = last - OVERVIEW_MONTHS + 1 + index;
    return `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`;
  });
};

interface Span {
  from: string;
  to: string;
  before: { from: string; to: string };
  firstMonth: string;
}

const counted = (shopId: RawBuilder<unknown>) => sql`NOT EXISTS (SELECT FROM shops s WHERE s.shop_id = ${shopId} AND s.is_internal)`;
const rowsOf = (question: RawBuilder<unknown>) => sql`(SELECT coalesce(json_agg(r), '[]') FROM (${question}) r)`;

/** What an account came to, debits less credits, by the end of a day. */
const balanceBy = (day: string) => sql`coalesce(sum(debit_cents - credit_cents) FILTER (WHERE day <= ${day}), 0)::float`;
const movedIn = ({ from, to }: { from: string; to: string }) =>
  sql`coalesce(sum(debit_cents - credit_cents) FILTER (WHERE day BETWEEN ${from} AND ${to}), 0)::float`;

const ask = async (db: ReadDatabase, { from, to, before, firstMonth }: Span): Promise<Found> => {
  const ofLedger = sql`ledger_sums l WHERE l.currency = 'USD' AND ${counted(sql`l.shop_id`)}`;
  const flows = sql`
    SELECT account, sub, ${movedIn({ from, to })} AS now, ${movedIn(before)} AS before FROM ${ofLedger}
      AND l.day BETWEEN ${before.from} AND ${to} AND (l.account LIKE 'income:%' OR l.account LIKE 'expenses:%') GROUP BY 1, 2`;
  const months = sql`
    SELECT to_char(day, 'YYYY-MM') AS month, account, sub, sum(credit_cents - debit_cents)::float AS cents FROM ${ofLedger}
      AND l.day BETWEEN ${firstMonth} AND ${to} AND l.account LIKE 'income:%' GROUP BY 1, 2, 3`;
  const wallets = sql`
    SELECT coalesce(-sum(now) FILTER (WHERE now < 0), 0) AS held, coalesce(sum(now) FILTER (WHERE now > 0), 0) AS owed,
      coalesce(-sum(before) FILTER (WHERE before < 0), 0) AS "heldBefore", coalesce(sum(before) FILTER (WHERE before > 0), 0) AS "owedBefore"
    FROM (SELECT ${balanceBy(to)} AS now, ${balanceBy(before.to)} AS before FROM ${ofLedger} AND l.account = ${walletAccount} GROUP BY sub) w`;
  const balances = sql`
    SELECT account, sub, ${balanceBy(to)} AS now, ${balanceBy(before.to)} AS before FROM ${ofLedger}
      AND (l.account IN ('assets:bank', 'assets:goods') OR (l.account LIKE 'liabilities:%' AND l.account <> ${walletAccount})) GROUP BY 1, 2`;
  const { rows } = await sql<Found>`
    SELECT ${rowsOf(flows)} AS flows, (SELECT row_to_json(w) FROM (${wallets}) w) AS wallets, ${rowsOf(balances)} AS balances,
      ${rowsOf(clearingBy(to))} AS clearing, ${rowsOf(months)} AS months,
      (SELECT json_build_object('items', count(*), 'cents', coalesce(sum(h.cents), 0)) FROM wallet_holds h
        WHERE h.state = 'open' AND ${counted(sql`h.shop_id`)}) AS holds,
      (SELECT json_build_object('items', count(*), 'cents', coalesce(sum(coalesce(w.paid_cents, w.amount_cents)), 0)) FROM withdrawals w
        WHERE w.ended_at IS NULL AND ${counted(sql`w.shop_id`)}) AS withdrawals,
      (SELECT count(*)::int FROM shops WHERE is_internal) AS internal
  `.execute(db);
  return rows[0]!;
};

/** Each account with what is open in it, and the oldest day of that. */
const clearingBy = (to: string) => sql`
  SELECT sub, currency, sum(cents)::float AS cents, min(day)::text AS since
  FROM (${openClearing(to, counted(sql`l.shop_id`))}) open GROUP BY 1, 2 ORDER BY since, sub`;
