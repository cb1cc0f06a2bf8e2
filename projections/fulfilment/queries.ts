import { sql } from 'kysely';
import { shipmentActionsOn } from '#contracts/fulfilment/shipment-actions.ts';
import {
  shipmentViews,
  type countShipmentReviews,
  type getShipment,
  type listShipments,
  type ShipmentDetail,
  type ShipmentRow,
  type ShipmentView,
} from '#contracts/fulfilment/shipment-queries.ts';
import { isOneId, normaliseOneId } from '#contracts/item/one-id.ts';
import { isSeller, type Viewer } from '#contracts/kernel/access/viewer.ts';
import type { DataOf, QueryOf } from '#contracts/kernel/endpoint.ts';
import { dateRange } from '#contracts/kernel/lists/date-range.ts';
import { reject, type Rejection } from '#contracts/kernel/rejection.ts';
import { all, any, equal, within, type Condition } from '../kernel/lists/conditions.ts';
import { byTime, countedPage, sortedPage, type SortKey } from '../kernel/lists/sorted-page.ts';
import type { ReadDatabase } from '../kernel/read-database.ts';
import type { AllowedEvents } from '../shared/allowed-events.ts';
import { visibleFieldsOf, withinRowScope } from '../shared/visible-fields.ts';

type Filter = QueryOf<typeof listShipments>;

export interface ShipmentNeeds {
  db: ReadDatabase;
  allowedEvents: AllowedEvents;
}

const sorts: Record<Filter['sort'], SortKey> = { gmtCreate: byTime('v.created_at'), gmtModify: byTime('v.updated_at') };

export const shipmentPage = async ({ db, allowedEvents }: ShipmentNeeds, viewer: Viewer, filter: Filter): Promise<DataOf<typeof listShipments>> => {
  const filtered = all(
    reachable(viewer),
    equal('v.shop_id', filter.shopId),
    equal('v.warehouse_id', filter.wareId),
    filter.text ? named(filter.text) : undefined,
    within('v.created_at', dateRange(filter.beginTime, filter.endTime, viewer.timeZone)),
  );
  const [{ rows, next }, { matching: totalCount, ...counts }] = await Promise.all([
    sortedPage(shipmentRows(db).where(all(filtered, inView(filter.view))), { sort: sorts[filter.sort], key: 'v.shipment_no', request: filter }),
    db
      .selectFrom('shipments as v')
      .where(filtered)
      .select([
        sql<number>`count(*) filter (where ${inView(filter.view)})::int`.as('matching'),
        ...shipmentViews.map((view) => sql<number>`count(*) filter (where ${inView(view)})::int`.as(view)),
      ])
      .executeTakeFirstOrThrow(),
  ]);
  return countedPage(rows.map(rowFor(viewer, allowedEvents)), { totalCount, counts, next }, filter);
};

export const shipmentReviewCount = (db: ReadDatabase): Promise<DataOf<typeof countShipmentReviews>> =>
  db
    .selectFrom('shipments as v')
    .where('v.stage', '=', 'reviewing')
    .select([sql<number>`count(*)::int`.as('toReview'), sql<string | null>`min(v.created_at)`.as('gmtOldest')])
    .executeTakeFirstOrThrow();

const shipmentRows = (db: ReadDatabase) =>
  db
    .selectFrom('shipments as v')
    .leftJoin('warehouses as w', 'w.id', 'v.warehouse_id')
    .leftJoin('shops as s', 's.shop_id', 'v.shop_id')
    .selectAll('v')
    .select(['w.name as ware_name', 's.uid', 's.realname']);

type FoundShipment = Awaited<ReturnType<ReturnType<typeof shipmentRows>['execute']>>[number];

const reachable = (viewer: Viewer): Condition => withinRowScope(viewer, { shop: ['v.shop_id'], warehouse: 'v.warehouse_id' });

const underWay = sql`v.ended is null and not v.archived`;

const inView = (view: ShipmentView): Condition => {
  switch (view) {
    case 'all':
      return sql`not v.archived`;
    case 'review':
      return sql`v.stage = 'reviewing'`;
    case 'ended':
      return sql`v.ended is not null and not v.archived`;
    case 'archived':
      return sql`v.archived`;
    default:
      return sql`(v.status = ${sql.lit(view)} and ${underWay})`;
  }
};

/** As it is written: numbers are scanned or pasted. */
const named = (text: string): Condition => {
  const oneId = normaliseOneId(text);
  const holds = (item: object): Condition => sql`v.items @> ${JSON.stringify([item])}::jsonb`;
  if (isOneId(oneId)) return holds({ oneId });
  return any(sql`v.shipment_no = ${text.toUpperCase()}`, sql`lower(v.display_no) = ${text.toLowerCase()}`, holds({ sku: text.toUpperCase() }));
};

const rowFor =
  (viewer: Viewer, allowedEvents: AllowedEvents) =>
  (row: FoundShipment): ShipmentRow => ({
    shipmentNo: row.shipment_no,
    displayNo: row.display_no,
    channel: row.channel,
    stage: row.stage,
    status: row.status,
    counts: row.counts,
    ended: row.ended,
    archived: row.archived,
    hasCase: row.has_case,
    shopInfo: { id: row.shop_id, uid: row.uid ?? '', realname: row.realname ?? '' },
    warehouseId: row.warehouse_id,
    wareName: row.ware_name ?? '',
    boxCount: row.boxes.length,
    itemCount: row.item_count,
    worth: row.worth_cents,
    reason: row.reason,
    preset: row.preset,
    gmtCreate: row.created_at,
    gmtModify: row.updated_at,
    version: row.version,
    actions: shipmentActionsOn({ archived: row.archived, isOver: row.is_over, hasCase: row.has_case }, viewer, allowedEvents.shipment(row.stage)),
  });

/** `NotFound` for a shipment that is not the viewer's to see. */
export const shipmentDetail = async (
  { db, allowedEvents }: ShipmentNeeds,
  viewer: Viewer,
  { shipmentNo }: QueryOf<typeof getShipment>,
): Promise<ShipmentDetail | Rejection> => {
  const row = await shipmentRows(db).where('v.shipment_no', '=', shipmentNo).where(reachable(viewer)).executeTakeFirst();
  if (!row) return reject('NotFound', { field: 'shipmentNo' });
  const { staff } = visibleFieldsOf(viewer);
  const states = await statesOf(
    db,
    row.items.map(({ oneId }) => oneId),
  );
  const isLabelled = row.display_no !== null;
  return {
    ...rowFor(viewer, allowedEvents)(row),
    remark: row.remark,
    manifestUrl: row.manifest_url,
    boxes: row.boxes.map(({ boxNo, oddNo, logNo, carrier, labelUrl }) => ({ boxNo, oddNo: isLabelled ? oddNo : null, logNo, carrier, labelUrl })),
    items: row.items.map((item) => {
      const known = states.get(item.oneId);
      return {
        oneId: item.oneId,
        boxNo: item.boxNo,
        sku: item.sku,
        brand: item.brand,
        remarks: item.name,
        spec: item.size,
        img: item.image,
        price: item.priceCents,
        status: item.status,
        reason: item.reason,
        isCaseClosed: item.isCaseClosed,
        sold: item.sold,
        saleId: item.saleId,
        cameBackAs: item.cameBackAs,
        // What has another owner by now is no matter of this one.
        itemState: known && (!isSeller(viewer) || known.shop_id === viewer.shopId) ? known.state : null,
        gmtModify: item.at,
      };
    }),
    history: row.history
      .toReversed()
      .map(({ id, name, at, operator, items, said }) => ({ id, name, gmtCreate: at, ...(staff && { operator }), items, said })),
  };
};

const statesOf = async (db: ReadDatabase, oneIds: readonly string[]) => {
  const rows =
    oneIds.length === 0 ? [] : await db.selectFrom('inventory').where('one_id', 'in', oneIds).select(['one_id', 'state', 'shop_id']).execute();
  return new Map(rows.map((row) => [row.one_id, row]));
};
