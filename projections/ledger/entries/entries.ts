import { sql, type RawBuilder } from 'kysely';
import type { RequestType } from '#contracts/item/order-kinds.ts';
import type { DataOf } from '#contracts/kernel/endpoint.ts';
import { chosenAccounts } from '#contracts/ledger/account-choice.ts';
import { walletAccount } from '#contracts/ledger/accounts.ts';
import type { Basis } from '#contracts/ledger/basis.ts';
import { entryViews, type EntryFilter, type EntryView, type LedgerEntry, type listLedgerEntries } from '#contracts/ledger/entries.ts';
import { explain } from '#contracts/ledger/explanation/explain.ts';
import type { ReferenceKind } from '#contracts/ledger/reference-kinds.ts';
import type { TransactionTypeName } from '#contracts/wallet/transaction-types.ts';
import { all, equal, oneOf, type Condition } from '../../kernel/lists/conditions.ts';
import { byDay, countedPage, sortedPage, type SortKey } from '../../kernel/lists/sorted-page.ts';
import type { ReadDatabase } from '../../kernel/read-database.ts';

export const entryKey = 'e.place';
export const entrySorts: Record<EntryFilter['sort'], SortKey> = { effectiveDate: byDay('e.day') };

export const entryPage = async (db: ReadDatabase, filter: EntryFilter): Promise<DataOf<typeof listLedgerEntries>> => {
  const [{ rows, next }, { matching, debitCents, creditCents, ...counts }] = await Promise.all([
    sortedPage(entriesShown(db, filter), { sort: entrySorts[filter.sort], key: entryKey, request: filter }),
    db
      .selectFrom('ledger_entries as e')
      .where(narrowed(filter))
      .select([
        countIn(filter.view).as('matching'),
        sumIn(filter.view, 'debit_cents').as('debitCents'),
        sumIn(filter.view, 'credit_cents').as('creditCents'),
        ...entryViews.map((view) => countIn(view).as(view)),
      ])
      .executeTakeFirstOrThrow(),
  ]);
  return {
    ...countedPage(rows.map(toEntry), { totalCount: matching, counts, next }, filter),
    totals: { debitCents, creditCents, balanceCents: balanceOf(filter, debitCents - creditCents) },
  };
};

/** On the side on which the accounts grow. */
const balanceOf = ({ account }: EntryFilter, debits: number): number => (chosenAccounts(account)?.grows === 'D' ? debits : 0 - debits);

/** What a posting says of itself, be it in the records of its wallet or in the journal. */
interface Said {
  type: TransactionTypeName | null;
  referenceKind: ReferenceKind;
  referenceId: string;
  orderType: RequestType | null;
  remark: string;
  basis: Basis;
  at: string;
}

/** What the list holds under its view and filters, unsorted. */
export const entriesShown = (db: ReadDatabase, filter: EntryFilter) =>
  db
    .selectFrom('ledger_entries as e')
    .leftJoin('shops as s', 's.shop_id', 'e.shop_id')
    .where(all(narrowed(filter), inView[filter.view]))
    .select([
      'e.posting_id',
      'e.account',
      'e.sub',
      'e.shop_id',
      's.uid',
      's.realname',
      sql<string>`e.day::text`.as('day'),
      sql<number>`e.debit_cents::float`.as('debit'),
      sql<number>`e.credit_cents::float`.as('credit'),
      sql<Said>`CASE WHEN e.is_of_wallet THEN ${ofWallet} ELSE ${ofJournal} END`.as('said'),
    ]);

/** Null where the posting is about no order. */
const orderTypeOf = (kind: RawBuilder<unknown>, id: RawBuilder<unknown>) =>
  sql<RequestType | null>`(SELECT o.request_type FROM orders o WHERE ${kind} = 'order' AND o.odd_no = ${id})`;

const ofWallet = sql`(
  SELECT json_build_object('type', r.type, 'referenceKind', r.reference_kind, 'referenceId', r.reference_id, 'orderType', ${orderTypeOf(sql`r.reference_kind`, sql`r.reference_id`)},
    'remark', r.remark, 'basis', r.basis, 'at', r.created_at)
  FROM wallet_records r WHERE r.posting_id = e.posting_id)`;
const ofJournal = sql`(
  SELECT json_build_object('type', NULL, 'referenceKind', j.data #>> '{reference,kind}', 'referenceId', j.data #>> '{reference,id}',
    'orderType', ${orderTypeOf(sql`j.data #>> '{reference,kind}'`, sql`j.data #>> '{reference,id}'`)}, 'remark', j.data ->> 'remark', 'basis', j.data -> 'basis', 'at', j.recorded_at)
  FROM events j WHERE j.stream_id = 'journal-' || e.posting_id AND j.version = 1)`;

type FoundEntry = Awaited<ReturnType<ReturnType<typeof entriesShown>['execute']>>[number];

export const toEntry = ({ said, ...row }: FoundEntry): LedgerEntry => ({
  postingId: row.posting_id,
  account: row.account,
  sub: row.sub,
  effectiveDate: row.day,
  gmtCreate: new Date(said.at).toISOString(),
  shopInfo: row.shop_id === 0 ? null : { id: row.shop_id, uid: row.uid ?? '', realname: row.realname ?? '' },
  type: said.type,
  reference: { kind: said.referenceKind, id: said.referenceId },
  orderType: said.orderType,
  remark: said.remark,
  formula: explain(said.basis).formula,
  debitCents: row.debit,
  creditCents: row.credit,
});

const inView: Record<EntryView, Condition> = {
  all: sql`true`,
  debit: sql`e.debit_cents > 0`,
  credit: sql`e.credit_cents > 0`,
};

const countIn = (view: EntryView) => sql<number>`count(*) filter (where ${inView[view]})::int`;
const sumIn = (view: EntryView, column: 'debit_cents' | 'credit_cents') =>
  sql<number>`coalesce(sum(${sql.ref(`e.${column}`)}) filter (where ${inView[view]}), 0)::float`;

/** Everything that narrows the list but its view. */
const narrowed = (filter: EntryFilter): Condition => {
  const chosen = chosenAccounts(filter.account);
  if (!chosen) return sql`false`;
  return all(
    chosen.accounts.length === 1 ? equal('e.account', chosen.accounts[0]) : oneOf('e.account', chosen.accounts),
    equal('e.sub', chosen.sub),
    equal('e.currency', filter.currency),
    filter.beginTime ? sql`e.day >= ${filter.beginTime}` : undefined,
    filter.endTime ? sql`e.day <= ${filter.endTime}` : undefined,
    filter.withoutInternal ? isCounted('e.shop_id') : undefined,
    filter.wallets && ofWalletsThatStand(filter, filter.wallets),
  );
};

const isCounted = (shopId: string): Condition => sql`NOT EXISTS (SELECT FROM shops i WHERE i.shop_id = ${sql.ref(shopId)} AND i.is_internal)`;

/** By the sums, of which a wallet has a few for each day. */
const ofWalletsThatStand = (
  { currency, endTime, withoutInternal }: EntryFilter,
  where: NonNullable<EntryFilter['wallets']>,
): Condition => sql`e.sub IN (
  SELECT l.sub FROM ledger_sums l
  WHERE ${all(
    sql`l.account = ${walletAccount}`,
    equal('l.currency', currency),
    endTime ? sql`l.day <= ${endTime}` : undefined,
    withoutInternal ? isCounted('l.shop_id') : undefined,
  )}
  GROUP BY l.sub HAVING sum(l.credit_cents - l.debit_cents) ${sql.raw(where === 'aboveZero' ? '>' : '<')} 0)`;
