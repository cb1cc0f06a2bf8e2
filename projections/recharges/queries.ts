import { sql } from 'kysely';
import { isSeller, type Viewer } from '#contracts/kernel/access/viewer.ts';
import { dateRange } from '#contracts/kernel/lists/date-range.ts';
import type { DataOf, QueryOf } from '#contracts/kernel/endpoint.ts';
import { reject, type Rejection } from '#contracts/kernel/rejection.ts';
import { rechargeActionsOn } from '#contracts/payments/recharge-actions.ts';
import {
  rechargeViews,
  type getRecharge,
  type listReceipts,
  type listRecharges,
  type RechargeRow,
  type RechargeView,
} from '#contracts/payments/recharge-queries.ts';
import { all, any, equal, likeText, within, type Condition } from '../kernel/lists/conditions.ts';
import { byNumber, byTime, countedPage, sortedPage, type SortKey } from '../kernel/lists/sorted-page.ts';
import type { ReadDatabase } from '../kernel/read-database.ts';
import type { AllowedEvents } from '../shared/allowed-events.ts';
import { withinShop } from '../shared/visible-fields.ts';
import { openStatuses } from './table.ts';

export interface RechargeNeeds {
  db: ReadDatabase;
  allowedEvents: AllowedEvents;
}

type Filter = QueryOf<typeof listRecharges>;

const sorts: Record<Filter['sort'], SortKey> = { gmtCreate: byTime('r.submitted_at'), amountCents: byNumber('r.amount_cents') };

const rechargeRows = (db: ReadDatabase) =>
  db.selectFrom('recharges as r').leftJoin('shops as s', 's.shop_id', 'r.shop_id').selectAll('r').select(['s.uid', 's.realname']);
type FoundRecharge = Awaited<ReturnType<ReturnType<typeof rechargeRows>['execute']>>[number];

export const rechargePage = async ({ db, allowedEvents }: RechargeNeeds, viewer: Viewer, filter: Filter): Promise<DataOf<typeof listRecharges>> => {
  const narrowed = all(
    withinShop(viewer, ['r.shop_id']),
    equal('r.shop_id', filter.shopId),
    filter.text ? named(likeText(filter.text)) : undefined,
    within('r.submitted_at', dateRange(filter.beginTime, filter.endTime, viewer.timeZone)),
  );
  const [{ rows, next }, { matching, ...counts }] = await Promise.all([
    sortedPage(rechargeRows(db).where(all(narrowed, inView(filter.view))), { sort: sorts[filter.sort], key: 'r.recharge_no', request: filter }),
    db
      .selectFrom('recharges as r')
      .where(narrowed)
      .select([
        sql<number>`count(*) filter (where ${inView(filter.view)})::int`.as('matching'),
        ...rechargeViews.map((view) => sql<number>`count(*) filter (where ${inView(view)})::int`.as(view)),
      ])
      .executeTakeFirstOrThrow(),
  ]);
  return countedPage(rows.map(rowFor(viewer, allowedEvents)), { totalCount: matching, counts, next }, filter);
};

/** `NotFound` for one that is not the viewer's to see. */
export const rechargeDetail = async (
  { db, allowedEvents }: RechargeNeeds,
  viewer: Viewer,
  { rechargeNo }: QueryOf<typeof getRecharge>,
): Promise<RechargeRow | Rejection> => {
  const row = await rechargeRows(db)
    .where('r.recharge_no', '=', rechargeNo)
    .where(withinShop(viewer, ['r.shop_id']) ?? sql<boolean>`true`)
    .executeTakeFirst();
  return row ? rowFor(viewer, allowedEvents)(row) : reject('NotFound', { field: 'rechargeNo' });
};

const named = (text: string): Condition =>
  any(...['r.recharge_no', 'r.code', 'r.reference'].map((column) => sql<boolean>`lower(${sql.ref(column)}) like ${text}`));

const inView = (view: RechargeView): Condition => {
  if (view === 'all') return sql`true`;
  if (view === 'disputed') return sql`r.dispute is not null`;
  if (view === 'refunded') return sql`r.refunded_cents > 0`;
  return view === 'open' ? sql`r.status in (${sql.join(openStatuses)})` : sql`r.status = ${view}`;
};

const rowFor = (viewer: Viewer, allowedEvents: AllowedEvents): ((row: FoundRecharge) => RechargeRow) => {
  const isStaff = !isSeller(viewer);
  return (row) => ({
    rechargeNo: row.recharge_no,
    status: row.status,
    shopInfo: { id: row.shop_id, uid: row.uid ?? '', realname: row.realname ?? '' },
    method: row.method,
    code: row.code,
    amountCents: row.amount_cents,
    payment: row.payment,
    rate: row.rate,
    gmtQuoted: row.quoted_until,
    creditedCents: row.credited_cents,
    creditedRate: row.credited_rate,
    margin: isStaff ? row.margin : null,
    refundedCents: row.refunded_cents,
    refunds: row.refunds.map(({ at, ...refund }) => ({ ...refund, gmtCreate: at })),
    seenCents: row.seen_cents,
    reference: row.reference,
    proofs: row.proofs,
    reason: row.reason,
    dispute: row.dispute,
    approved:
      row.approved && isStaff
        ? { receivedCents: row.approved.receivedCents, bankRef: row.approved.line.ref, receivedOn: row.approved.line.day }
        : null,
    postingId: row.posting_id,
    gmtCreate: row.submitted_at,
    gmtExpires: row.expires_at,
    gmtEnded: row.ended_at,
    version: row.version,
    actions: rechargeActionsOn(
      { status: row.status, method: row.method, applicantId: row.applicant_id, approverId: row.approved?.approverId ?? null },
      viewer,
      allowedEvents.recharge(row.status),
    ),
    history: row.history.map(({ id, name, at, operator }) => ({ id, name, gmtCreate: at, ...(isStaff && { operator }) })),
  });
};

export const unallocatedReceipts = async (db: ReadDatabase): Promise<DataOf<typeof listReceipts>> => {
  const rows = await db
    .selectFrom('receipts')
    .select(['line_ref', 'received_on', 'text', 'recorded_at', sql<number>`cents::float`.as('cents')])
    .orderBy('recorded_at')
    .orderBy('line_ref')
    .limit(500)
    .execute();
  return {
    records: rows.map((row) => ({
      bankRef: row.line_ref,
      receivedOn: row.received_on,
      cents: row.cents,
      text: row.text,
      gmtCreate: row.recorded_at,
    })),
  };
};
