import { sql } from 'kysely';
import type { ItemState } from '#contracts/item/item-states.ts';
import type { Viewer } from '#contracts/kernel/access/viewer.ts';
import type { DataOf, QueryOf } from '#contracts/kernel/endpoint.ts';
import { isOneId, normaliseOneId } from '#contracts/item/one-id.ts';
import { actionsOnMissing } from '#contracts/missing/missing-actions.ts';
import { missingViews, type listMissing, type MissingRow, type MissingView } from '#contracts/missing/missing-endpoints.ts';
import { all, any, equal, likeText, type Condition } from '../kernel/lists/conditions.ts';
import { byTextOrNone, byTime, countedPage, sortedPage, type SortKey } from '../kernel/lists/sorted-page.ts';
import type { ReadDatabase } from '../kernel/read-database.ts';
import type { AllowedEvents } from '../shared/allowed-events.ts';
import { shelfName } from '../shared/shelf-name.ts';
import { listedWarehouse, withinRowScope } from '../shared/visible-fields.ts';

type Filter = QueryOf<typeof listMissing>;

interface Asked {
  viewer: Viewer;
  filter: Filter;
  allowedEvents: AllowedEvents;
}

const stateOf: Record<MissingView, ItemState> = { sought: 'missing.sought', writingOff: 'missing.writingOff', writtenOff: 'writtenOff' };

/** In the words of the index. */
const isMissing = sql<boolean>`i.state in ('missing.sought', 'missing.writingOff', 'writtenOff')`;

const sorts: Record<Filter['sort'], SortKey> = { gmtModify: byTime('i.updated_at'), shelf: { ...byTextOrNone('i.shelf_name'), atOnce: true } };

export const missingPage = async (db: ReadDatabase, { viewer, filter, allowedEvents }: Asked): Promise<DataOf<typeof listMissing>> => {
  const reach = all(
    isMissing,
    withinRowScope(viewer, { shop: ['i.shop_id'], warehouse: 'i.warehouse_id' }),
    equal('i.warehouse_id', listedWarehouse(viewer, filter.wareId)),
    filter.text ? matching(filter.text) : undefined,
  );
  const counted = (view: MissingView) => sql<number>`count(*) filter (where ${inView(view)})::int`;
  const [{ rows, next }, counts] = await Promise.all([
    sortedPage(rowsOf(db).where(all(reach, inView(filter.view))), { sort: sorts[filter.sort], key: 'i.one_id', request: filter }),
    db
      .selectFrom('inventory as i')
      .where(reach)
      .select(missingViews.map((view) => counted(view).as(view)))
      .executeTakeFirstOrThrow(),
  ]);
  return countedPage(
    rows.map((row) => toRow(row, viewer, allowedEvents)),
    { totalCount: counts[filter.view], counts, next },
    filter,
  );
};

const inView = (view: MissingView): Condition => sql`i.state = ${sql.lit(stateOf[view])}`;

const matching = (text: string): Condition => {
  const oneId = normaliseOneId(text);
  if (isOneId(oneId)) return sql`i.one_id = ${oneId}`;
  return any(...['i.sku', 'i.name', 'i.shelf_name'].map((column): Condition => sql`lower(${sql.ref(column)}) like ${likeText(text)}`));
};

/** Each with how it came to be missed, and who wants it written off. */
const rowsOf = (db: ReadDatabase) =>
  db
    .selectFrom('inventory as i')
    .leftJoin('shops as s', 's.shop_id', 'i.shop_id')
    .leftJoin('warehouses as w', 'w.id', 'i.warehouse_id')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('item_timeline as t')
          .whereRef('t.one_id', '=', 'i.one_id')
          .where('t.name', 'in', ['ItemShortPicked', 'ItemLostInTransit', 'ItemMissed'])
          .select(['t.name', 't.odd_no', 't.reason', 't.operator_name', 't.recorded_at', 't.version'])
          .orderBy('t.version', 'desc')
          .limit(1)
          .as('missed'),
      (join) => join.onTrue(),
    )
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('item_timeline as t')
          .whereRef('t.one_id', '=', 'i.one_id')
          .whereRef('t.version', '>', 'missed.version')
          .where('t.name', '=', 'WriteOffRequested')
          .select(['t.reason', 't.operator_id', 't.operator_name'])
          .orderBy('t.version', 'desc')
          .limit(1)
          .as('asked'),
      (join) => join.onTrue(),
    )
    .leftJoinLateral(
      // What was taken back, or rejected, is no payment: it can be made anew.
      (eb) =>
        eb
          .selectFrom('adjustments as a')
          .where(isOfLostItem)
          .where('a.status', 'in', ['submitted', 'posted'])
          .where(sql<boolean>`not exists (select from wallet_records v where v.reverses = a.posting_id)`)
          .select([
            'a.adjustment_no',
            'a.status',
            sql<number>`a.cents::float`.as('cents'),
            sql<string>`coalesce(a.reviewer, a.requester)`.as('by'),
            sql<string>`coalesce(a.ended_at, a.requested_at)`.as('at'),
          ])
          .orderBy('a.requested_at', 'desc')
          .limit(1)
          .as('paid'),
      (join) => join.onTrue(),
    )
    .selectAll('i')
    .select([
      'paid.adjustment_no as paid_no',
      'paid.status as paid_status',
      'paid.cents as paid_cents',
      'paid.by as paid_by',
      'paid.at as paid_at',
      's.uid',
      's.realname',
      'w.name as ware_name',
      shelfName.as('shelf'),
      'missed.name as missed_by_event',
      'missed.odd_no as missed_for',
      'missed.reason as missed_reason',
      'missed.operator_name as missed_by',
      'missed.recorded_at as missed_at',
      'asked.reason as asked_reason',
      'asked.operator_id as asked_by_id',
      'asked.operator_name as asked_by',
    ]);

/** In the words of the index. */
const isOfLostItem = sql<boolean>`a.reason_code = 'lostItem' and a.evidence ->> 'reference' = i.one_id`;

type Found = Awaited<ReturnType<ReturnType<typeof rowsOf>['execute']>>[number];

const toRow = (row: Found, viewer: Viewer, allowedEvents: AllowedEvents): MissingRow => ({
  oneId: row.one_id,
  sku: row.sku,
  remarks: row.name,
  spec: row.size,
  img: row.image,
  state: row.state,
  shopInfo: { id: row.shop_id, uid: row.uid ?? '', realname: row.realname ?? '' },
  warehouseId: row.warehouse_id,
  wareName: row.ware_name ?? '',
  shelvesName: row.shelf,
  oddNo: row.missed_for,
  reason: row.missed_reason,
  counted: row.missed_by_event === 'ItemMissed',
  missedBy: row.missed_by ?? '',
  writeOff: row.asked_by === null ? null : { requester: row.asked_by, reason: row.asked_reason ?? '' },
  ...(viewer.terminal === 'admin' && { costPrice: row.cost_price_cents, payment: paymentOf(row) }),
  gmtCreate: row.missed_at ?? row.state_since,
  gmtModify: row.updated_at,
  version: row.version,
  actions: actionsOnMissing({ requesterId: row.asked_by_id }, viewer, allowedEvents.item(row.state)),
});

const paymentOf = ({ paid_no, paid_status, paid_cents, paid_by, paid_at }: Found): MissingRow['payment'] =>
  paid_no === null ? null : { adjustmentNo: paid_no, posted: paid_status === 'posted', cents: paid_cents!, by: paid_by!, gmtPaid: paid_at! };
