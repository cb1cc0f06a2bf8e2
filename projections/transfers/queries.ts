import { sql } from 'kysely';
import { isOneId, normaliseOneId } from '#contracts/item/one-id.ts';
import type { DataOf, QueryOf } from '#contracts/kernel/endpoint.ts';
import type { Viewer } from '#contracts/kernel/access/viewer.ts';
import {
  transferViews,
  type listTransfers,
  type TransferDetail,
  type TransferRow,
  type TransferUnit,
  type TransferView,
} from '#contracts/transfers/transfer-endpoints.ts';
import { all, any, likeText, type Condition } from '../kernel/lists/conditions.ts';
import { byTime, countedPage, sortedPage } from '../kernel/lists/sorted-page.ts';
import type { ReadDatabase } from '../kernel/read-database.ts';
import { listedWarehouse, withinWarehouses } from '../shared/visible-fields.ts';

type Filter = QueryOf<typeof listTransfers>;

/** In the words of the indexes. What nobody has approved yet is no work of a warehouse. */
const isTransfer: Condition = sql`o.to_warehouse_id is not null`;

const reach = (viewer: Viewer): Condition =>
  all(isTransfer, any(withinWarehouses(viewer, 'o.warehouse_id'), withinWarehouses(viewer, 'o.to_warehouse_id')));

export const transferPage = async (db: ReadDatabase, viewer: Viewer, filter: Filter): Promise<DataOf<typeof listTransfers>> => {
  const warehouseId = listedWarehouse(viewer, filter.wareId);
  const found = all(reach(viewer), filter.text ? matching(filter.text) : undefined);
  const counted = (view: TransferView) => sql<number>`count(*) filter (where ${inView(view, warehouseId)})::int`;
  const [{ rows, next }, counts] = await Promise.all([
    sortedPage(rowsOf(db).where(all(found, inView(filter.view, warehouseId))), {
      sort: byTime('o.updated_at'),
      key: 'o.odd_no',
      request: filter,
    }),
    db
      .selectFrom('orders as o')
      .where(all(found, ofWarehouse(warehouseId)))
      .select(transferViews.map((view) => counted(view).as(view)))
      .executeTakeFirstOrThrow(),
  ]);
  return countedPage(rows.map(toRow), { totalCount: counts[filter.view], counts, next }, filter);
};

/** Whoever works at no other end of it is told that there is none. */
export const transferDetail = async (db: ReadDatabase, viewer: Viewer, oddNo: string): Promise<TransferDetail | undefined> => {
  const row = await rowsOf(db).where('o.odd_no', '=', oddNo).where(reach(viewer)).executeTakeFirst();
  if (!row) return undefined;
  const goods = await goodsOf(
    db,
    row.units.map(({ oneId }) => oneId),
  );
  const units = row.units.flatMap((unit) => {
    const item = goods.get(unit.oneId);
    if (!item || unit.replacedBy !== null) return [];
    return [{ oneId: unit.oneId, ...item, parcelNo: unit.parcelNo, progress: progressOf[unit.progress] ?? ('notSent' as const) }];
  });
  return { ...toRow(row), units };
};

const progressOf: Readonly<Partial<Record<string, TransferUnit['progress']>>> = {
  shipped: 'awaited',
  received: 'received',
  lost: 'lost',
  found: 'found',
};

const ofWarehouse = (warehouseId: string | undefined): Condition | undefined =>
  warehouseId === undefined ? undefined : sql`(o.warehouse_id = ${warehouseId} or o.to_warehouse_id = ${warehouseId})`;

/** Without a warehouse, as both ends see it. */
const inView = (view: TransferView, warehouseId: string | undefined): Condition => {
  const sentFrom: Condition | undefined = warehouseId === undefined ? undefined : sql`o.warehouse_id = ${warehouseId}`;
  const sentTo: Condition | undefined = warehouseId === undefined ? undefined : sql`o.to_warehouse_id = ${warehouseId}`;
  switch (view) {
    case 'toReceive':
      return all(sql`o.state = 'outOfWarehouse'`, sentTo);
    case 'toSend':
      return all(sql`o.state in ('pendingOutbound', 'exception')`, sentFrom);
    case 'sent':
      return all(sql`o.state = 'outOfWarehouse'`, sentFrom);
    case 'done':
      return all(sql`o.state = 'completed'`, ofWarehouse(warehouseId));
  }
};

const matching = (text: string): Condition => {
  const oneId = normaliseOneId(text);
  if (isOneId(oneId)) return sql`o.units @> ${JSON.stringify([{ oneId }])}::jsonb`;
  // The number of a parcel begins with that of its order.
  const ofParcel: Condition = sql`o.odd_no = ${text.trim().toUpperCase().replace(/-\d+$/, '')}`;
  return any(ofParcel, ...['o.odd_no', 'o.log_no'].map((column): Condition => sql`lower(${sql.ref(column)}) like ${likeText(text)}`));
};

const rowsOf = (db: ReadDatabase) =>
  db
    .selectFrom('orders as o')
    .leftJoin('warehouses as w', 'w.id', 'o.warehouse_id')
    .leftJoin('warehouses as d', 'd.id', 'o.to_warehouse_id')
    .leftJoin('shops as s', 's.shop_id', 'o.shop_id')
    .selectAll('o')
    .select(['w.name as ware_name', 'd.name as to_ware_name', 's.uid', 's.realname']);

type Found = Awaited<ReturnType<ReturnType<typeof rowsOf>['execute']>>[number];

const toRow = (row: Found): TransferRow => ({
  oddNo: row.odd_no,
  state: row.state,
  stage: row.stage,
  from: { id: row.warehouse_id, name: row.ware_name ?? '' },
  to: { id: row.to_warehouse_id ?? '', name: row.to_ware_name ?? '' },
  shopInfo: { id: row.shop_id, uid: row.uid ?? '', realname: row.realname ?? '' },
  items: row.items,
  picked: row.picked,
  packed: row.packed,
  received: countOf(row, 'received'),
  lost: countOf(row, 'lost'),
  parcels: row.parcels.length,
  logNo: row.log_no,
  carrier: row.carrier,
  remark: row.remark,
  gmtCreate: row.applied_at,
  gmtApproved: row.approved_at,
  gmtSent: row.shipped_at,
  gmtFinish: row.finished_at,
  gmtModify: row.updated_at,
  version: row.version,
});

const countOf = ({ units }: Pick<Found, 'units'>, progress: string): number => units.filter((unit) => unit.progress === progress).length;

const goodsOf = async (db: ReadDatabase, oneIds: readonly string[]) => {
  const rows =
    oneIds.length === 0
      ? []
      : await db.selectFrom('inventory').where('one_id', 'in', oneIds).select(['one_id', 'sku', 'name', 'size', 'image']).execute();
  return new Map(rows.map(({ one_id, sku, name, size, image }) => [one_id, { sku, remarks: name, spec: size, img: image }]));
};
