import { sql } from 'kysely';
import { feeOf } from '#contracts/fees/fee-line.ts';
import type { Viewer } from '#contracts/kernel/access/viewer.ts';
import type { DataOf, QueryOf } from '#contracts/kernel/endpoint.ts';
import { dateRange } from '#contracts/kernel/lists/date-range.ts';
import { reject, type Rejection } from '#contracts/kernel/rejection.ts';
import { isOneId, normaliseOneId } from '#contracts/item/one-id.ts';
import type { OrderState } from '#contracts/outbound/order-states.ts';
import {
  bulkReshipViews,
  type BulkReshipBox,
  type BulkReshipDetail,
  type BulkReshipRow,
  type BulkReshipView,
  type listBulkReships,
} from '#contracts/requests/bulk-reships/bulk-reship-queries.ts';
import { bulkReshipStateOf } from '#contracts/requests/bulk-reships/bulk-reship-states.ts';
import type { AllowedEvents } from '../../shared/allowed-events.ts';
import { all, any, equal, likeText, within, type Condition } from '../../kernel/lists/conditions.ts';
import { byTime, countedPage, sortedPage } from '../../kernel/lists/sorted-page.ts';
import type { ReadDatabase } from '../../kernel/read-database.ts';
import { visibleFieldsOf, withinRowScope } from '../../shared/visible-fields.ts';
import { orderRows, type FoundOrder } from '../found-orders.ts';
import { itemsOf, unitRows } from '../order-items.ts';
import { rowsFor } from '../order-row.ts';
import type { OrderRow } from '../table.ts';

type Filter = QueryOf<typeof listBulkReships>;

const isOpen = sql<boolean>`exists (select from orders as o where o.bulk_no = b.bulk_no
  and o.state in ('reviewing', 'toConfirm', 'pendingOutbound', 'exception'))`;

const conditions: Record<BulkReshipView, Condition> = { all: sql`true`, open: isOpen, finished: sql`not ${isOpen}` };

export const bulkReshipPage = async (db: ReadDatabase, viewer: Viewer, filter: Filter): Promise<DataOf<typeof listBulkReships>> => {
  const reach = all(
    reachable(viewer),
    equal('b.shop_id', filter.shopId),
    equal('b.warehouse_id', filter.wareId),
    filter.text ? matching(filter.text) : undefined,
    within('b.applied_at', dateRange(filter.beginTime ?? filter.beginDate, filter.endTime ?? filter.endDate, viewer.timeZone)),
  );
  const [{ rows, next }, counts] = await Promise.all([
    sortedPage(bulkReships(db).where(all(reach, conditions[filter.view])), { sort: byTime('b.applied_at'), key: 'b.bulk_no', request: filter }),
    db
      .selectFrom('bulk_reships as b')
      .where(reach)
      .select(bulkReshipViews.map((view) => sql<number>`count(*) filter (where ${conditions[view]})::int`.as(view)))
      .executeTakeFirstOrThrow(),
  ]);
  return countedPage(
    rows.map((row) => toRow(row, viewer)),
    { totalCount: counts[filter.view], counts, next },
    filter,
  );
};

const reachable = (viewer: Viewer): Condition => withinRowScope(viewer, { shop: ['b.shop_id'], warehouse: 'b.warehouse_id' });

/** An item or a box is found by the bulk reship that it is in. */
const matching = (text: string): Condition => {
  const oneId = normaliseOneId(text);
  if (isOneId(oneId)) return inOrders(sql`o.units @> ${JSON.stringify([{ oneId }])}::jsonb`);
  return any(sql`lower(b.bulk_no) like ${likeText(text)}`, inOrders(sql`o.odd_no = ${text.toUpperCase()}`));
};

const inOrders = (condition: Condition): Condition =>
  sql`b.bulk_no in (select o.bulk_no from orders as o where o.bulk_no is not null and ${condition})`;

/** Each with where its boxes are. */
const bulkReships = (db: ReadDatabase) =>
  db
    .selectFrom('bulk_reships as b')
    .leftJoin('warehouses as w', 'w.id', 'b.warehouse_id')
    .leftJoin('shops as s', 's.shop_id', 'b.shop_id')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('orders as o')
          .where(sql<boolean>`o.bulk_no = b.bulk_no`)
          .select([
            sql<Box[]>`jsonb_agg(jsonb_build_object('state', o.state, 'fee', o.fee_cents, 'held', o.held_fee))`.as('boxes'),
            sql<string>`max(o.updated_at)`.as('changed_at'),
          ])
          .as('found'),
      (join) => join.onTrue(),
    )
    .selectAll('b')
    .select(['w.name as ware_name', 's.uid', 's.realname', 'found.boxes', 'found.changed_at']);

interface Box {
  state: OrderState;
  fee: number | null;
  held: OrderRow['held_fee'];
}

type Found = Awaited<ReturnType<ReturnType<typeof bulkReships>['execute']>>[number];

const feeOfBox = ({ fee, held }: Box): number | null => fee ?? (held && feeOf(held.line, held.quantity));

const toRow = (row: Found, viewer: Viewer): BulkReshipRow => {
  const fees = row.boxes.map(feeOfBox).filter((fee) => fee !== null);
  return {
    bulkNo: row.bulk_no,
    state: bulkReshipStateOf(row.boxes.map(({ state }) => state)),
    shopInfo: { id: row.shop_id, uid: row.uid ?? '', realname: row.realname ?? '' },
    warehouseId: row.warehouse_id,
    wareName: row.ware_name ?? '',
    boxes: row.odd_nos.length,
    shippedBoxes: row.boxes.filter(({ state }) => state === 'outOfWarehouse' || state === 'completed').length,
    items: row.items,
    fee: fees.length === 0 ? null : fees.reduce((sum, fee) => sum + fee, 0),
    remark: row.remark,
    ...(visibleFieldsOf(viewer).staff && { applicant: row.applicant_name }),
    gmtCreate: row.applied_at,
    gmtModify: row.changed_at,
  };
};

interface Asked {
  viewer: Viewer;
  bulkNo: string;
  now: Date;
  allowedEvents: AllowedEvents;
}

export const bulkReshipDetail = async (db: ReadDatabase, { viewer, bulkNo, now, allowedEvents }: Asked): Promise<BulkReshipDetail | Rejection> => {
  const [bulk, found] = await Promise.all([
    bulkReships(db)
      .where(all(equal('b.bulk_no', bulkNo), reachable(viewer)))
      .executeTakeFirst(),
    orderRows(db, now).where('o.bulk_no', '=', bulkNo).execute(),
  ]);
  if (!bulk) return reject('NotFound', { field: 'bulkNo' });
  const units = await unitRows(db, { units: found.flatMap((order) => order.units) }, now);
  const row = rowsFor(viewer, allowedEvents);
  const box = (order: FoundOrder): BulkReshipBox => ({
    ...row(order),
    address: order.address,
    parcels: order.parcels.map((parcel) => ({ ...parcel, photos: parcel.photos ?? [] })),
    itemList: itemsOf(order, units, viewer).map(({ oneId, sku, remarks, spec, img, progress }) => ({ oneId, sku, remarks, spec, img, progress })),
  });
  const placeOf = ({ odd_no }: FoundOrder) => bulk.odd_nos.indexOf(odd_no);
  return { ...toRow(bulk, viewer), boxList: found.toSorted((one, other) => placeOf(one) - placeOf(other)).map(box) };
};
