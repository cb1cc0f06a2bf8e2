import { sql } from 'kysely';
import type { BankProof } from '#contracts/statements/bank/bank-queries.ts';
import { inDollars } from '#contracts/kernel/fields/money-field.ts';
import type { Checklist, ChecklistLine, Missing } from '#contracts/periods/checklist.ts';
import { firstDayOf, isOver, lastDayOf, monthBefore, nextMonth } from '#contracts/periods/months.ts';
import type { ReadDatabase } from '../../kernel/read-database.ts';

export interface ChecklistNeeds {
  db: ReadDatabase;
  bankProofOf(account: string): Promise<BankProof>;
}

/** What closing a month demands, and what is missing. */
export const periodChecklist = async ({ db, bankProofOf }: ChecklistNeeds, month: string, now: Date): Promise<Checklist> => {
  const [earlier, storage, bank, unallocated, check] = await Promise.all([
    earlierOpen(db, month),
    storageOpen(db, month),
    bankOpen({ db, bankProofOf }, month),
    unallocatedAt(db, month),
    checkOf(db, month),
  ]);
  return [
    line('over', isOver(month, now) ? [] : [{ kind: 'lasts', name: '', value: lastDayOf(month) }]),
    line('earlier', earlier),
    line('storage', storage),
    line('bank', bank),
    { ...line('unallocated', unallocated), ...(unallocated.length > 0 && { state: 'explainable' }) },
    line('explained', check.explained),
    line('books', check.books),
  ];
};

const line = (name: ChecklistLine, missing: Missing[]): Checklist[number] => ({
  line: name,
  state: missing.length === 0 ? 'met' : 'missing',
  missing,
});

/** The first month that has postings. */
export const firstBookMonth = async (db: ReadDatabase): Promise<string | undefined> => {
  const { first } = await db
    .selectFrom('ledger_sums')
    .select(sql<string | null>`to_char(min(day), 'YYYY-MM')`.as('first'))
    .executeTakeFirstOrThrow();
  return first ?? undefined;
};

const earlierOpen = async (db: ReadDatabase, month: string): Promise<Missing[]> => {
  const before = monthBefore(month);
  const first = await firstBookMonth(db);
  if (first === undefined || first >= month) return [];
  const row = await db.selectFrom('periods').where('month', '=', before).select('status').executeTakeFirst();
  return row?.status === 'closed' || row?.status === 'reopening' ? [] : [{ kind: 'earlierOpen', name: before, value: '' }];
};

/** Warehouses whose storage is not charged through the last day of the month. The run of a warehouse says how far it has come. */
export const storageOpen = async (db: ReadDatabase, month: string): Promise<Missing[]> => {
  const last = lastDayOf(month);
  const { rows } = await sql<{ id: string; first: string | null; through: string | null }>`
    SELECT w.id,
      (SELECT e.data ->> 'firstDate' FROM events e WHERE e.stream_id = 'storagerun-' || w.id AND e.version = 1) AS first,
      (SELECT e.data ->> 'date' FROM events e WHERE e.stream_id = 'storagerun-' || w.id AND e.type = 'StorageDayAccrued' ORDER BY e.version DESC LIMIT 1) AS through
    FROM warehouses w ORDER BY w.id`.execute(db);
  return rows.flatMap(({ id, first, through }): Missing[] => {
    if (first === null) return [{ kind: 'storageNotStarted', name: id, value: '' }];
    if (first > last || (through !== null && through >= last)) return [];
    return [through === null ? { kind: 'storageNotStarted', name: id, value: '' } : { kind: 'storageThrough', name: id, value: through }];
  });
};

/** Each account of the operator at a bank: stated through the last day, every line until then settled, and its equation true. */
const bankOpen = async ({ db, bankProofOf }: ChecklistNeeds, month: string): Promise<Missing[]> => {
  const last = lastDayOf(month);
  const { rows } = await sql<{ account: string; through: string | null; lines: number }>`
    SELECT a.account, (SELECT max(s.to_day)::text FROM bank_statements s WHERE s.account = a.account) AS through,
      (SELECT count(*)::integer FROM bank_lines l WHERE l.account = a.account AND l.booked_on <= ${last} AND l.status IN ('unmatched', 'disputed')) AS lines
    FROM (
      SELECT sub AS account FROM ledger_sums WHERE account = 'assets:bank' AND day <= ${last}
      UNION SELECT account FROM bank_statements WHERE from_day <= ${last}
    ) a ORDER BY a.account`.execute(db);
  const missing: Missing[] = [];
  for (const { account: name, through, lines } of rows) {
    if (through === null) missing.push({ kind: 'noStatement', name, value: '' });
    else if (through < last) missing.push({ kind: 'statementThrough', name, value: through });
    if (lines > 0) missing.push({ kind: 'openLines', name, value: String(lines) });
    const { differenceCents } = await bankProofOf(name);
    if (through !== null && differenceCents !== 0) missing.push({ kind: 'bankDifference', name, value: inDollars(differenceCents) });
  }
  return missing;
};

const unallocatedAt = async (db: ReadDatabase, month: string): Promise<Missing[]> => {
  const { cents } = await db
    .selectFrom('ledger_sums')
    .where('account', '=', 'liabilities:unallocated')
    .where(sql<boolean>`day <= ${lastDayOf(month)}`)
    .select(sql<number>`coalesce(sum(credit_cents - debit_cents), 0)::float`.as('cents'))
    .executeTakeFirstOrThrow();
  return cents === 0 ? [] : [{ kind: 'unallocated', name: '', value: inDollars(cents) }];
};

/** The last check of the books counts where it was made since closing began, or since finance last posted into the month. */
const checkOf = async (db: ReadDatabase, month: string): Promise<{ explained: Missing[]; books: Missing[] }> => {
  const since = firstDayOf(nextMonth(month));
  const last = await db
    .selectFrom('books_checks')
    .where(sql<boolean>`checked_at >= coalesce((select closing_since from periods where month = ${month}), ${since}::timestamptz)`)
    .orderBy('checked_at', 'desc')
    .limit(1)
    .select('breaks')
    .executeTakeFirst();
  if (!last) return { explained: notChecked, books: notChecked };
  const count = (breaks: readonly unknown[]): Missing[] => (breaks.length === 0 ? [] : [{ kind: 'breaks', name: '', value: String(breaks.length) }]);
  return {
    explained: count(last.breaks.filter(({ invariant }) => invariant === 'explained')),
    books: count(last.breaks.filter(({ invariant }) => invariant !== 'explained')),
  };
};

const notChecked: Missing[] = [{ kind: 'notChecked', name: '', value: '' }];
