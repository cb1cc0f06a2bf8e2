import { sql } from 'kysely';
import { MAX_FOUND, type FoundAddress, type FoundParcel, type searchAddresses } from '#contracts/addresses/address-inquiry.ts';
import { isOneId, normaliseOneId } from '#contracts/item/one-id.ts';
import { floorKinds, requestTypeOf } from '#contracts/item/order-kinds.ts';
import type { BodyOf, DataOf } from '#contracts/kernel/endpoint.ts';
import type { Viewer } from '#contracts/kernel/access/viewer.ts';
import { all, any, equal, likeText, type Condition } from '../kernel/lists/conditions.ts';
import { expressionContains } from '../kernel/lists/text-search.ts';
import type { ReadDatabase } from '../kernel/read-database.ts';
import { listedWarehouse, withinRowScope } from '../shared/visible-fields.ts';
import { everyFault } from './faults.ts';

type Asked = BodyOf<typeof searchAddresses>;

/** What leaves a warehouse: of other orders, nobody but their reviewers knows. */
const shippedTypes = [...floorKinds, 'consignment' as const].map((kind) => requestTypeOf[kind]);

export const foundAddresses = async (db: ReadDatabase, viewer: Viewer, asked: Asked): Promise<DataOf<typeof searchAddresses>> => {
  const [orders, parcels] = await Promise.all([foundOrders(db, viewer, asked), foundParcels(db, viewer, asked)]);
  return { orders, parcels };
};

const foundOrders = async (db: ReadDatabase, viewer: Viewer, { text, wareId }: Asked): Promise<FoundAddress[]> => {
  const rows = await db
    .selectFrom('orders as o')
    .leftJoin('warehouses as w', 'w.id', 'o.warehouse_id')
    .leftJoin('warehouses as d', 'd.id', 'o.to_warehouse_id')
    .leftJoin('shops as s', 's.shop_id', 'o.shop_id')
    .where(
      all(
        withinRowScope(viewer, { shop: ['o.shop_id'], warehouse: 'o.warehouse_id' }),
        equal('o.warehouse_id', listedWarehouse(viewer, wareId)),
        sql`o.request_type = any(${shippedTypes}::smallint[])`,
        matching(text),
      ),
    )
    .select(['o.odd_no', 'o.request_type', 'o.state', 'o.shop_id', 'o.warehouse_id', 'o.to_warehouse_id', 'o.address', 'o.log_no', 'o.carrier'])
    .select(['o.items', 'o.shipped_at', 'w.name as ware_name', 'd.name as to_ware_name', 's.uid', 's.realname'])
    .orderBy('o.applied_at', 'desc')
    .orderBy('o.odd_no', 'desc')
    .limit(MAX_FOUND)
    .execute();
  return rows.map((row) => ({
    oddNo: row.odd_no,
    type: row.request_type,
    state: row.state,
    shopInfo: { id: row.shop_id, uid: row.uid ?? '', realname: row.realname ?? '' },
    warehouseId: row.warehouse_id,
    wareName: row.ware_name ?? '',
    toWarehouse: row.to_warehouse_id === null ? null : { id: row.to_warehouse_id, name: row.to_ware_name ?? '' },
    address: row.address,
    faults: row.address ? everyFault(row.address, viewer.language) : [],
    logNo: row.log_no,
    carrier: row.carrier,
    items: row.items,
    outTime: row.shipped_at,
  }));
};

const matching = (text: string): Condition => {
  const oneId = normaliseOneId(text);
  if (isOneId(oneId)) return sql`o.units @> ${JSON.stringify([{ oneId }])}::jsonb`;
  const numbers = ['o.odd_no', 'o.log_no'].map((column): Condition => sql`lower(${sql.ref(column)}) like ${likeText(text)}`);
  return any(...numbers, all(sql`o.address is not null`, expressionContains(recipient, text)));
};

/** In the words of the index. */
const recipient = `lower(coalesce(o.address->>'recipient', '') || ' ' || coalesce(o.address->>'city', '') || ' ' || coalesce(o.address->>'zipCode', '') || ' ' || coalesce(o.address->>'phone', ''))`;

/** What is on its way to a warehouse, or came to it, under a tracking number. */
const foundParcels = async (db: ReadDatabase, viewer: Viewer, { text, wareId }: Asked): Promise<FoundParcel[]> => {
  const rows = await db
    .selectFrom('packages as p')
    .leftJoin('warehouses as w', 'w.id', 'p.warehouse_id')
    .leftJoin('shops as s', 's.shop_id', 'p.shop_id')
    .where(
      all(
        withinRowScope(viewer, { shop: ['p.shop_id'], warehouse: 'p.warehouse_id' }),
        equal('p.warehouse_id', listedWarehouse(viewer, wareId)),
        any(sql`lower(p.log_no) = ${text.toLowerCase()}`, sql`lower(p.pre_id) = ${text.toLowerCase()}`),
      ),
    )
    .select(['p.pre_id', 'p.log_no', 'p.status', 'p.shop_id', 'p.warehouse_id', 'p.arrived_at', 'w.name as ware_name', 's.uid', 's.realname'])
    .orderBy('p.created_at', 'desc')
    .limit(MAX_FOUND)
    .execute();
  return rows.map((row) => ({
    preId: row.pre_id,
    logNo: row.log_no,
    status: row.status,
    shopInfo: { id: row.shop_id, uid: row.uid ?? '', realname: row.realname ?? '' },
    warehouseId: row.warehouse_id,
    wareName: row.ware_name ?? '',
    gmtArrived: row.arrived_at,
  }));
};
