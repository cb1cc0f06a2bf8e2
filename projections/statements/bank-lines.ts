import { sql } from 'kysely';
import type { DataOf, QueryOf } from '#contracts/kernel/endpoint.ts';
import { dateRange, dayOf } from '#contracts/kernel/lists/date-range.ts';
import {
  bankLineViews,
  MAX_STATEMENTS_SHOWN,
  type BankLineRow,
  type BankLineView,
  type listBankLines,
  type listBankStatements,
} from '#contracts/statements/bank/bank-queries.ts';
import { all, any, equal, likeText, type Condition } from '../kernel/lists/conditions.ts';
import { byNumber, byText, countedPage, sortedPage, type SortKey } from '../kernel/lists/sorted-page.ts';
import type { ReadDatabase } from '../kernel/read-database.ts';
import { lineSearchExpression } from './table.ts';

type Filter = QueryOf<typeof listBankLines>;

const sorts: Record<Filter['sort'], SortKey> = { bookedOn: byText('l.booked_on'), cents: byNumber('l.cents') };

export const bankLinePage = async (db: ReadDatabase, filter: Filter): Promise<DataOf<typeof listBankLines>> => {
  const filtered = all(
    equal('l.account', filter.account),
    equal('l.statement_id', filter.statementId),
    filter.text ? containing(filter.text) : undefined,
    booked(filter),
  );
  const [{ rows, next }, { matching, ...counts }] = await Promise.all([
    sortedPage(lineRows(db).where(all(filtered, inView(filter.view))), { sort: sorts[filter.sort], key: 'l.line_id', request: filter }),
    db
      .selectFrom('bank_lines as l')
      .where(filtered)
      .select([counted(filter.view).as('matching'), ...bankLineViews.map((view) => counted(view).as(view))])
      .executeTakeFirstOrThrow(),
  ]);
  return countedPage(rows.map(toLine), { totalCount: matching, counts, next }, filter);
};

export const lineRows = (db: ReadDatabase) =>
  db
    .selectFrom('bank_lines as l')
    .selectAll('l')
    .select(sql<number>`l.cents::float`.as('amount'));

export type FoundLine = Awaited<ReturnType<ReturnType<typeof lineRows>['execute']>>[number];

export const toLine = (row: FoundLine): BankLineRow => ({
  lineId: row.line_id,
  statementId: row.statement_id,
  number: row.number,
  bookedOn: row.booked_on,
  currency: row.currency,
  cents: row.amount,
  text: row.text,
  payer: row.payer,
  payerAccount: row.payer_account,
  ref: row.ref,
  status: row.status,
  by: row.matched_by,
  explainedAs: row.explained_as,
  postings: row.postings,
  remark: row.remark,
  operator: row.operator_name,
  gmtModify: row.updated_at,
  version: row.version,
});

/** A figure finds lines of that amount, in or out, as well as texts. */
const containing = (text: string): Condition => {
  const inText = sql<boolean>`${sql.raw(lineSearchExpression)} like ${likeText(text)}`;
  const amount = /^-?\$?([\d,]+(?:\.\d{1,2})?)$/.exec(text)?.[1]?.replaceAll(',', '');
  return amount === undefined ? inText : any(inText, sql<boolean>`abs(l.cents) = ${Math.round(Number(amount) * 100)}`);
};

/** Days of the bank's calendar, whatever the caller's zone. */
const booked = ({ beginTime, endTime }: Filter): Condition | undefined => {
  const { from, before } = dateRange(dayWritten(beginTime), dayWritten(endTime), 'UTC');
  return all(from ? sql`l.booked_on >= ${from.slice(0, 10)}` : undefined, before ? sql`l.booked_on < ${before.slice(0, 10)}` : undefined);
};

/** As it is written where it begins with one: no zone moves it. */
const dayWritten = (text: string | undefined): string | undefined => text && (/^\d{4}-\d{2}-\d{2}/.exec(text)?.[0] ?? dayOf(text, 'UTC'));

const counted = (view: BankLineView) => sql<number>`count(*) filter (where ${inView(view)})::int`;

const inView = (view: BankLineView): Condition => {
  if (view === 'all') return sql`true`;
  return view === 'open' ? sql`l.status in ('unmatched', 'disputed')` : sql`l.status = ${view}`;
};

export const bankStatements = async (db: ReadDatabase, account: string): Promise<DataOf<typeof listBankStatements>> => {
  const rows = await db
    .selectFrom('bank_statements as s')
    .where('s.account', '=', account)
    .selectAll('s')
    .select([sql<number>`s.opening_cents::float`.as('opening'), sql<number>`s.closing_cents::float`.as('closing')])
    .select(({ selectFrom }) =>
      selectFrom('bank_lines as l')
        .whereRef('l.statement_id', '=', 's.statement_id')
        .where('l.status', 'in', ['unmatched', 'disputed'])
        .select(sql<number>`count(*)::int`.as('open'))
        .as('open'),
    )
    .orderBy('s.version', 'desc')
    .limit(MAX_STATEMENTS_SHOWN)
    .execute();
  return {
    records: rows.map((row) => ({
      statementId: row.statement_id,
      from: row.from_day,
      to: row.to_day,
      currency: row.currency,
      openingCents: row.opening,
      closingCents: row.closing,
      lines: row.lines,
      openLines: row.open ?? 0,
      format: row.format,
      fileName: row.file_name,
      operator: row.imported_by,
      gmtCreate: row.imported_at,
    })),
  };
};

/** One of these, where there is any. */
export const knownBankLine =
  (db: ReadDatabase) =>
  async (lineIds: readonly string[]): Promise<Pick<BankLineRow, 'ref' | 'text' | 'statementId' | 'bookedOn'> | undefined> => {
    if (lineIds.length === 0) return undefined;
    const row = await db
      .selectFrom('bank_lines')
      .where(sql<boolean>`line_id = any(${[...lineIds]})`)
      .orderBy('line_id')
      .limit(1)
      .select(['booked_on', 'ref', 'text', 'statement_id'])
      .executeTakeFirst();
    return row && { bookedOn: row.booked_on, ref: row.ref, text: row.text, statementId: row.statement_id };
  };
