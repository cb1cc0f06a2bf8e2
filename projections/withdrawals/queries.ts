import { sql } from 'kysely';
import type { DataOf, QueryOf } from '#contracts/kernel/endpoint.ts';
import { isSeller, type Viewer } from '#contracts/kernel/access/viewer.ts';
import { dateRange } from '#contracts/kernel/lists/date-range.ts';
import { reject, type Rejection } from '#contracts/kernel/rejection.ts';
import {
  withdrawalViews,
  type getWithdrawal,
  type listWithdrawals,
  type WithdrawalDetail,
  type WithdrawalView,
} from '#contracts/withdrawals/withdrawal-queries.ts';
import { all, any, equal, likeText, within, type Condition } from '../kernel/lists/conditions.ts';
import { byNumber, byTime, countedPage, sortedPage, type SortKey } from '../kernel/lists/sorted-page.ts';
import type { ReadDatabase } from '../kernel/read-database.ts';
import type { AllowedEvents } from '../shared/allowed-events.ts';
import { withinShop } from '../shared/visible-fields.ts';
import { foundWithdrawals, toWithdrawal, type FoundWithdrawal } from './found-withdrawals.ts';

type Filter = QueryOf<typeof listWithdrawals>;

export interface WithdrawalNeeds {
  db: ReadDatabase;
  allowedEvents: AllowedEvents;
}

const sorts: Record<Filter['sort'], SortKey> = { gmtCreate: byTime('w.submitted_at'), amountCents: byNumber('w.amount_cents') };

const reachable = (viewer: Viewer): Condition => withinShop(viewer, ['w.shop_id']);

export const withdrawalPage = async (
  { db, allowedEvents }: WithdrawalNeeds,
  viewer: Viewer,
  filter: Filter,
): Promise<DataOf<typeof listWithdrawals>> => {
  const narrowed = all(
    reachable(viewer),
    equal('w.shop_id', filter.shopId),
    filter.text ? containsText(likeText(filter.text)) : undefined,
    within('w.submitted_at', dateRange(filter.beginTime, filter.endTime, viewer.timeZone)),
  );
  const [{ rows, next }, { matching, ...counts }] = await Promise.all([
    sortedPage(foundWithdrawals(db).where(all(narrowed, inView(filter.view))), { sort: sorts[filter.sort], key: 'w.withdrawal_no', request: filter }),
    db
      .selectFrom('withdrawals as w')
      .where(narrowed)
      .select([
        sql<number>`count(*) filter (where ${inView(filter.view)})::int`.as('matching'),
        ...withdrawalViews.map((view) => sql<number>`count(*) filter (where ${inView(view)})::int`.as(view)),
      ])
      .executeTakeFirstOrThrow(),
  ]);
  return countedPage(rows.map(toWithdrawal(viewer, allowedEvents)), { totalCount: matching, counts, next }, filter);
};

/** `NotFound` for a withdrawal that is not the viewer's to see. */
export const withdrawalDetail = async (
  { db, allowedEvents }: WithdrawalNeeds,
  viewer: Viewer,
  { withdrawalNo }: QueryOf<typeof getWithdrawal>,
): Promise<WithdrawalDetail | Rejection> => {
  const row = await foundWithdrawals(db).where('w.withdrawal_no', '=', withdrawalNo).where(reachable(viewer)).executeTakeFirst();
  if (!row) return reject('NotFound', { field: 'withdrawalNo' });
  const isOfFinance = !isSeller(viewer) && viewer.shopId === undefined;
  return {
    ...toWithdrawal(viewer, allowedEvents)(row),
    history: row.history.map(({ id, name, at, operator, said }) => ({
      id,
      name,
      gmtCreate: at,
      ...(isOfFinance && { operator }),
      said,
    })),
    ...(isOfFinance && { elsewhere: await shopsWithTheSame(db, row), availableCents: await availableTo(db, row.shop_id) }),
  };
};

/** Other shops that money is paid to at the same account. */
const shopsWithTheSame = async (db: ReadDatabase, { fingerprint, shop_id }: FoundWithdrawal) => {
  if (fingerprint === '') return [];
  const rows = await db
    .selectFrom('bank_accounts as b')
    .innerJoin('shops as s', 's.shop_id', 'b.shop_id')
    .where('b.fingerprint', '=', fingerprint)
    .where('b.shop_id', '<>', shop_id)
    .select(['s.shop_id', 's.uid', 's.realname'])
    .distinct()
    .orderBy('s.shop_id')
    .execute();
  return rows.map(({ shop_id: id, uid, realname }) => ({ id, uid, realname }));
};

const availableTo = async (db: ReadDatabase, shopId: number): Promise<number> => {
  const wallet = await db
    .selectFrom('wallets')
    .where('shop_id', '=', shopId)
    .select(sql<number>`(balance_cents - held_cents)::float`.as('available'))
    .executeTakeFirst();
  return wallet?.available ?? 0;
};

const containsText = (text: string): Condition =>
  any(...['w.withdrawal_no', 'w.last_four', 'w.bank_ref'].map((column) => sql<boolean>`lower(coalesce(${sql.ref(column)}, '')) like ${text}`));

const inView = (view: WithdrawalView): Condition => {
  if (view === 'all') return sql`true`;
  return view === 'open' ? sql`w.ended_at is null` : sql`w.status = ${view}`;
};
