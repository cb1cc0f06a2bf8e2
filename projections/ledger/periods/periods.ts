import { sql } from 'kysely';
import { mayAny, type PermissionCheck } from '#contracts/kernel/access/permissions.ts';
import type { Viewer } from '#contracts/kernel/access/viewer.ts';
import type { DataOf } from '#contracts/kernel/endpoint.ts';
import { isOver, monthBefore, monthOf, monthsThrough, nextMonth } from '#contracts/periods/months.ts';
import { periodReview, periodWrites } from '#contracts/periods/period-access.ts';
import type { MonthBalance, PeriodStatus } from '#contracts/periods/period-events.ts';
import type { listPeriods, Period, PeriodAction, PeriodDetail } from '#contracts/periods/period-queries.ts';
import type { ReadDatabase } from '../../kernel/read-database.ts';
import { firstBookMonth, periodChecklist, type ChecklistNeeds } from './checklist.ts';
import { trialBalanceOf } from './month-seal.ts';
import type { PeriodRow } from './table.ts';

/** The months that are not open. */
export const periodStatuses = async (db: ReadDatabase): Promise<Map<string, PeriodStatus>> => {
  const rows = await db.selectFrom('periods').where('status', '<>', 'open').select(['month', 'status']).execute();
  return new Map(rows.map(({ month, status }) => [month, status]));
};

export const periodsPage = async (db: ReadDatabase, viewer: Viewer, now: Date): Promise<DataOf<typeof listPeriods>> => {
  const months = await bookMonths(db, now);
  const [rows, results] = await Promise.all([db.selectFrom('periods').selectAll().execute(), resultsOf(db)]);
  const known = new Map(rows.map((row) => [row.month, row]));
  return { records: months.toReversed().map((month) => toPeriod({ month, months, known, results, viewer, now })) };
};

/** Undefined for a month that has no books. */
export const periodDetail = async (
  needs: ChecklistNeeds,
  viewer: Viewer,
  { month, now }: { month: string; now: Date },
): Promise<PeriodDetail | undefined> => {
  const { db } = needs;
  const { records } = await periodsPage(db, viewer, now);
  const period = records.find((one) => one.month === month);
  if (!period) return undefined;
  const row = await db.selectFrom('periods').where('month', '=', month).selectAll().executeTakeFirst();
  const closed = row && isClosed(row) ? row : undefined;
  const trialBalance = closed ? [...closed.trial_balance] : await trialBalanceOf(db, month);
  return {
    ...period,
    checklist: closed ? [] : await periodChecklist(needs, month, now),
    trialBalance,
    totals: totalsOf(trialBalance),
    seal: closed ? { postings: closed.postings, position: closed.position, digest: closed.digest, note: closed.note } : null,
    reopening: row?.status === 'reopening' ? { askedBy: row.asked_by ?? '', reason: row.asked_reason ?? '', gmtAsked: row.asked_at ?? '' } : null,
    history: await historyOf(db, month),
  };
};

/** From the first posting to the present month. */
const bookMonths = async (db: ReadDatabase, now: Date): Promise<string[]> => {
  const present = monthOf(now.toISOString());
  return monthsThrough((await firstBookMonth(db)) ?? present, present);
};

type Results = ReadonlyMap<string, { income: number; expense: number }>;

const resultsOf = async (db: ReadDatabase): Promise<Results> => {
  const { rows } = await sql<{ month: string; income: number; expense: number }>`
    SELECT to_char(day, 'YYYY-MM') AS month,
      coalesce(sum(credit_cents - debit_cents) FILTER (WHERE account LIKE 'income:%'), 0)::float AS income,
      coalesce(sum(debit_cents - credit_cents) FILTER (WHERE account LIKE 'expenses:%'), 0)::float AS expense
    FROM ledger_sums WHERE currency = 'USD' AND (account LIKE 'income:%' OR account LIKE 'expenses:%') GROUP BY 1`.execute(db);
  return new Map(rows.map(({ month, income, expense }) => [month, { income, expense }]));
};

interface Shown {
  month: string;
  months: readonly string[];
  known: ReadonlyMap<string, PeriodRow>;
  results: Results;
  viewer: Viewer;
  now: Date;
}

const toPeriod = ({ month, months, known, results, viewer, now }: Shown): Period => {
  const row = known.get(month);
  const { income = 0, expense = 0 } = results.get(month) ?? {};
  const isFirst = months[0] === month;
  const mayBegin = isOver(month, now) && (isFirst || isClosed(known.get(monthBefore(month))));
  const isLastClosed = (known.get(nextMonth(month))?.status ?? 'open') === 'open';
  return {
    month,
    status: row?.status ?? 'open',
    incomeCents: income,
    expenseCents: expense,
    closedBy: isClosed(row) ? (row?.closed_by ?? null) : null,
    gmtClosed: isClosed(row) ? (row?.closed_at ?? null) : null,
    actions: actionsOf(row, viewer, { mayBegin, isLastClosed }),
  };
};

const isClosed = (row: PeriodRow | undefined): boolean => row?.status === 'closed' || row?.status === 'reopening';

/** What the viewer may do with the month as it stands. */
const actionsOf = (
  row: PeriodRow | undefined,
  { accountId, permissions }: Viewer,
  { mayBegin, isLastClosed }: { mayBegin: boolean; isLastClosed: boolean },
): PeriodAction[] => {
  const may = (checks: readonly PermissionCheck[], ...actions: PeriodAction[]): PeriodAction[] => (mayAny(permissions, checks) ? actions : []);
  switch (row?.status ?? 'open') {
    case 'open':
      return mayBegin ? may(periodWrites, 'startClosing') : [];
    case 'closing':
      return may(periodWrites, 'close', 'cancelClosing');
    case 'closed':
      return isLastClosed ? may(periodWrites, 'askReopening') : [];
    case 'reopening':
      return may(periodReview, ...(row?.asked_by_id === accountId ? [] : (['approveReopening'] as const)), 'declineReopening');
  }
};

const totalsOf = (rows: readonly MonthBalance[]): PeriodDetail['totals'] =>
  [...new Set(rows.map(({ currency }) => currency))].map((currency) => {
    const those = rows.filter((one) => one.currency === currency);
    return {
      currency,
      debitCents: those.reduce((sum, { debitCents }) => sum + debitCents, 0),
      creditCents: those.reduce((sum, { creditCents }) => sum + creditCents, 0),
    };
  });

const historyOf = async (db: ReadDatabase, month: string): Promise<PeriodDetail['history']> => {
  const { rows } = await sql<PeriodDetail['history'][number]>`
    SELECT type AS event, metadata #>> '{actor,name}' AS operator, recorded_at AS gmt, coalesce(data ->> 'reason', data ->> 'note') AS reason
    FROM events WHERE stream_id = ${`period-${month}`} ORDER BY version`.execute(db);
  return rows;
};
