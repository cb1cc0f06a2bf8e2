import { sql } from 'kysely';
import { worksIn } from '#contracts/kernel/access/row-scope.ts';
import type { Viewer } from '#contracts/kernel/access/viewer.ts';
import { dayIn, startOfDay } from '#contracts/kernel/lists/date-range.ts';
import type { DataOf, QueryOf } from '#contracts/kernel/endpoint.ts';
import { reject, type Rejection } from '#contracts/kernel/rejection.ts';
import { MAX_HANDED_OVER, type getHandover, type Shipment } from '#contracts/outbound/handover.ts';
import { all, type Condition } from '../kernel/lists/conditions.ts';
import type { ReadDatabase } from '../kernel/read-database.ts';

interface Asked {
  viewer: Viewer;
  query: QueryOf<typeof getHandover>;
  now: Date;
}

type Handover = DataOf<typeof getHandover>;

/** What stands packed at the dock of a warehouse, and what left it today, carrier by carrier. */
export const handover = async (db: ReadDatabase, { viewer, query, now }: Asked): Promise<Handover | Rejection> => {
  const id = query.wareId ?? viewer.warehouseId;
  const warehouse =
    id !== undefined && worksIn(viewer, id)
      ? await db.selectFrom('warehouses').where('id', '=', id).select(['id', 'name', 'time_zone']).executeTakeFirst()
      : undefined;
  if (!warehouse) return reject('NotFound', { field: 'wareId' });
  const day = dayIn(now, warehouse.time_zone);
  const here: Condition = sql`o.warehouse_id = ${warehouse.id}`;
  const leftToday: Condition = sql`o.stage = 'out' and o.shipped_at >= ${startOfDay(day, warehouse.time_zone).toISOString()}`;
  const [waiting, left] = await Promise.all([
    shipments(db, all(here, sql`o.stage = 'packed'`))
      .orderBy(sql`o.due_at nulls last, o.odd_no`)
      .execute(),
    shipments(db, all(here, leftToday)).orderBy('o.shipped_at', 'desc').orderBy('o.odd_no').execute(),
  ]);
  return { wareName: warehouse.name, day, waiting: waiting.map(toShipment), carriers: byCarrier(left.map(toShipment)) };
};

const shipments = (db: ReadDatabase, condition: Condition) =>
  db
    .selectFrom('orders as o')
    .leftJoin('shops as s', 's.shop_id', 'o.shop_id')
    .where(condition)
    .select([
      'o.odd_no',
      'o.log_no',
      'o.carrier',
      'o.shop_id',
      's.uid',
      's.realname',
      'o.packed',
      'o.shipped',
      'o.parcels',
      'o.due_at',
      'o.shipped_at',
    ])
    .limit(MAX_HANDED_OVER);

type Row = Awaited<ReturnType<ReturnType<typeof shipments>['execute']>>[number];

const toShipment = (row: Row): Shipment => ({
  oddNo: row.odd_no,
  logNo: row.log_no,
  carrier: row.carrier,
  shopInfo: { id: row.shop_id, uid: row.uid ?? '', realname: row.realname ?? '' },
  items: row.shipped || row.packed,
  parcels: row.parcels.length,
  grams: row.parcels.reduce((sum, { weightGrams }) => sum + weightGrams, 0),
  gmtDue: row.due_at,
  outTime: row.shipped_at,
});

const byCarrier = (left: readonly Shipment[]): Handover['carriers'] => {
  const names = [...new Set(left.map(({ carrier }) => carrier ?? ''))].sort();
  return names.map((carrier) => {
    const own = left.filter((shipment) => (shipment.carrier ?? '') === carrier);
    const sum = (field: 'parcels' | 'items' | 'grams') => own.reduce((total, shipment) => total + shipment[field], 0);
    return { carrier, orders: own.length, parcels: sum('parcels'), items: sum('items'), grams: sum('grams'), shipments: own };
  });
};
