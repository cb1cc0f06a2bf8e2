import { sql } from 'kysely';
import type { Viewer } from '#contracts/kernel/access/viewer.ts';
import { dateRange, dayOf } from '#contracts/kernel/lists/date-range.ts';
import type { DataOf } from '#contracts/kernel/endpoint.ts';
import { accountNames } from '#contracts/ledger/accounts.ts';
import { walletViews, type listWalletRecords, type WalletFilter, type WalletRecord, type WalletView } from '#contracts/wallet/wallet-queries.ts';
import { all, equal, oneOf, within, type Condition } from '../kernel/lists/conditions.ts';
import type { ReadDatabase } from '../kernel/read-database.ts';
import { withinShop } from '../shared/visible-fields.ts';
import { byTime, countedPage, sortedPage, type SortKey } from '../kernel/lists/sorted-page.ts';
import { countOver } from '../kernel/derived/counts.ts';
import { expressionContains } from '../kernel/lists/text-search.ts';
import { searchExpression } from './table.ts';
import { canUseCounts } from './materialised-counts.ts';
import { settlementsAmong } from './settlements.ts';

export const recordKey = 'r.place';
export const recordSorts: Record<WalletFilter['sort'], SortKey> = { gmtCreate: byTime('r.created_at') };

export const recordPage = async (db: ReadDatabase, viewer: Viewer, filter: WalletFilter): Promise<DataOf<typeof listWalletRecords>> => {
  const materialised = canUseCounts(filter);
  const count = countOver(materialised);
  const [{ rows, next }, { matching, inCents, outCents, ...counts }] = await Promise.all([
    sortedPage(recordsShown(db, viewer, filter), { sort: recordSorts[filter.sort], key: recordKey, request: filter }),
    db
      .selectFrom(db.dynamic.table(materialised ? 'wallet_records_tally' : 'wallet_records').as('r'))
      .where(narrowed(viewer, filter))
      .select([
        count(inView[filter.view]).as('matching'),
        sql<number>`coalesce(sum(r.amount_cents) filter (where ${inView.in}), 0)::float`.as('inCents'),
        sql<number>`coalesce(-sum(r.amount_cents) filter (where ${inView.out}), 0)::float`.as('outCents'),
        ...walletViews.map((view) => count(inView[view]).as(view)),
      ])
      .executeTakeFirstOrThrow(),
  ]);
  const settlements = await settlementsAmong(db, filter, rows);
  return {
    ...countedPage(
      rows.map((row) => ({ ...toRecord(row), settlement: settlements.get(row.posting_id) ?? null })),
      { totalCount: matching, counts, next },
      filter,
    ),
    totals: { inCents, outCents },
  };
};

/** What the list holds under its view and filters, unsorted. */
export const recordsShown = (db: ReadDatabase, viewer: Viewer, filter: WalletFilter) =>
  recordRows(db).where(all(narrowed(viewer, filter), inView[filter.view]));

/** Postings with whose they are. */
export const recordRows = (db: ReadDatabase) =>
  db
    .selectFrom('wallet_records as r')
    .leftJoin('shops as s', 's.shop_id', 'r.shop_id')
    .select([
      'r.posting_id',
      'r.shop_id',
      'r.type',
      'r.reference_kind',
      'r.reference_id',
      'r.remark',
      sql<number>`r.amount_cents::float`.as('amount'),
      sql<number>`r.balance_cents::float`.as('balance'),
      'r.created_at',
      sql<string>`r.effective_date::text`.as('effective_date'),
      sql<string | null>`r.charge_date::text`.as('charge_date'),
      'r.charge_days',
      'r.applied_at',
      'r.group_id',
      'r.reverses',
      's.uid',
      's.realname',
      uidOf('r.from_shop_id').as('original_uid'),
      uidOf('r.to_shop_id').as('new_uid'),
      sql<string | null>`(select v.posting_id from wallet_records v where v.reverses = r.posting_id limit 1)`.as('reversed_by'),
    ]);

const uidOf = (column: string) => sql<string | null>`(select p.uid from shops p where p.shop_id = ${sql.ref(column)})`;

type FoundRecord = Awaited<ReturnType<ReturnType<typeof recordRows>['execute']>>[number];

export const toRecord = (row: FoundRecord): WalletRecord => ({
  postingId: row.posting_id,
  shopInfo: { id: row.shop_id, uid: row.uid ?? '', realname: row.realname ?? '' },
  type: row.type,
  reference: { kind: row.reference_kind, id: row.reference_id },
  remark: row.remark,
  amountCents: row.amount,
  balanceCents: row.balance,
  gmtCreate: row.created_at,
  effectiveDate: row.effective_date,
  originalUid: row.original_uid,
  newUid: row.new_uid,
  chargeDate: row.charge_date,
  chargeDays: row.charge_days,
  gmtApply: row.applied_at,
  groupId: row.group_id,
  reverses: row.reverses,
  reversedBy: row.reversed_by,
});

const inView: Record<WalletView, Condition> = {
  all: sql`true`,
  in: sql`r.goes > 0`,
  out: sql`r.goes < 0`,
};

/** Everything that narrows the list but its view. */
const narrowed = (viewer: Viewer, filter: WalletFilter): Condition =>
  all(
    withinShop(viewer, ['r.shop_id']),
    equal('r.shop_id', filter.shopId),
    oneOf('r.type', filter.types),
    filter.account ? movesAccount(filter.account) : undefined,
    filter.withoutInternal ? sql`NOT EXISTS (SELECT FROM shops i WHERE i.shop_id = r.shop_id AND i.is_internal)` : undefined,
    filter.text ? expressionContains(searchExpression, filter.text) : undefined,
    filter.dateOf === 'effective'
      ? effectiveWithin(filter, viewer)
      : within('r.created_at', dateRange(filter.beginTime, filter.endTime, viewer.timeZone)),
  );

/** Its parts are named after it: `income:fee:storage`. */
const movesAccount = (named: string): Condition => {
  const account = accountNames.find((name) => named === name || named.startsWith(`${name}:`));
  const part = account && named.length > account.length ? { sub: named.slice(account.length + 1) } : {};
  return account ? sql`r.entries @> ${JSON.stringify([{ account, ...part }])}::jsonb` : sql`false`;
};

/** A posting is for a date, not for a moment: it is in a day whatever the zone. */
const effectiveWithin = ({ beginTime, endTime }: WalletFilter, { timeZone }: Viewer): Condition =>
  all(
    beginTime ? sql`r.effective_date >= ${dayOf(beginTime, timeZone)}::date` : undefined,
    endTime ? sql`r.effective_date <= ${dayOf(endTime, timeZone)}::date` : undefined,
  );
