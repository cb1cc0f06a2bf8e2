import { sql } from 'kysely';
import {
  adjustmentActions,
  adjustmentViews,
  type AdjustmentDetail,
  type AdjustmentRow,
  type AdjustmentView,
  type getAdjustment,
  type listAdjustments,
} from '#contracts/adjustments/adjustment-endpoints.ts';
import { adjustmentReview } from '#contracts/adjustments/adjustment-access.ts';
import { mayAny } from '#contracts/kernel/access/permissions.ts';
import type { Viewer } from '#contracts/kernel/access/viewer.ts';
import type { DataOf, QueryOf } from '#contracts/kernel/endpoint.ts';
import { reject, type Rejection } from '#contracts/kernel/rejection.ts';
import { all, equal, likeText, type Condition } from '../kernel/lists/conditions.ts';
import { byNumber, byTime, countedPage, sortedPage, type SortKey } from '../kernel/lists/sorted-page.ts';
import type { ReadDatabase } from '../kernel/read-database.ts';

type Filter = QueryOf<typeof listAdjustments>;

const sorts: Record<Filter['sort'], SortKey> = { gmtCreate: byTime('a.requested_at'), cents: byNumber('a.cents') };

export const adjustmentPage = async (db: ReadDatabase, viewer: Viewer, filter: Filter): Promise<DataOf<typeof listAdjustments>> => {
  const narrowed = all(equal('a.shop_id', filter.shopId), filter.text ? containsText(likeText(filter.text)) : undefined);
  const [{ rows, next }, { matching, ...counts }] = await Promise.all([
    sortedPage(found(db).where(all(narrowed, inView(filter.view))), { sort: sorts[filter.sort], key: 'a.adjustment_no', request: filter }),
    db
      .selectFrom('adjustments as a')
      .where(narrowed)
      .select([counted(filter.view).as('matching'), ...adjustmentViews.map((view) => counted(view).as(view))])
      .executeTakeFirstOrThrow(),
  ]);
  return countedPage(rows.map(toRow(viewer)), { totalCount: matching, counts, next }, filter);
};

/** `NotFound` for a number that has none. */
export const adjustmentDetail = async (
  db: ReadDatabase,
  viewer: Viewer,
  { adjustmentNo }: QueryOf<typeof getAdjustment>,
): Promise<AdjustmentDetail | Rejection> => {
  const row = await found(db)
    .where('a.adjustment_no', '=', adjustmentNo)
    .leftJoin('wallets as w', 'w.shop_id', 'a.shop_id')
    .select(sql<number>`coalesce(w.balance_cents - w.held_cents, 0)::float`.as('available'))
    .executeTakeFirst();
  return row ? { ...toRow(viewer)(row), availableCents: row.available } : reject('NotFound', { field: 'adjustmentNo' });
};

const found = (db: ReadDatabase) =>
  db
    .selectFrom('adjustments as a')
    .leftJoin('shops as s', 's.shop_id', 'a.shop_id')
    .selectAll('a')
    .select(['s.uid', 's.realname', sql<number>`a.cents::float`.as('amount')]);

type Found = Awaited<ReturnType<ReturnType<typeof found>['execute']>>[number];

const toRow =
  (viewer: Viewer) =>
  (row: Found): AdjustmentRow => ({
    adjustmentNo: row.adjustment_no,
    status: row.status,
    shopInfo: { id: row.shop_id, uid: row.uid ?? '', realname: row.realname ?? '' },
    direction: row.direction,
    cents: row.amount,
    type: row.type,
    reasonCode: row.reason_code,
    reason: row.reason,
    evidence: row.evidence,
    requester: row.requester,
    reviewer: row.reviewer,
    rejectedFor: row.rejected_for,
    postingId: row.posting_id,
    gmtCreate: row.requested_at,
    gmtEnded: row.ended_at,
    version: row.version,
    actions: mayDecide(row, viewer) ? [...adjustmentActions] : [],
  });

/** Whoever asked for it does not decide. */
const mayDecide = ({ status, requester_id }: Found, { accountId, permissions }: Viewer): boolean =>
  status === 'submitted' && requester_id !== accountId && mayAny(permissions, adjustmentReview);

const containsText = (text: string): Condition =>
  sql<boolean>`lower(a.adjustment_no || ' ' || a.reason || ' ' || (a.evidence ->> 'bankRef') || ' ' || (a.evidence ->> 'reference')) like ${text}`;

const counted = (view: AdjustmentView) => sql<number>`count(*) filter (where ${inView(view)})::int`;

const inView = (view: AdjustmentView): Condition => (view === 'all' ? sql`true` : sql`a.status = ${view}`);
