import { sql } from 'kysely';
import { floorScopeOf, isInScope } from '#contracts/kernel/access/row-scope.ts';
import { isSeller, type Viewer } from '#contracts/kernel/access/viewer.ts';
import { page } from '#contracts/kernel/lists/paging.ts';
import { erased } from '#contracts/kernel/events/personal-data.ts';
import type { BodyOf, DataOf, QueryOf } from '#contracts/kernel/endpoint.ts';
import {
  unowned,
  type listShopUsers,
  type listSkus,
  type listStaff,
  type listWarehouses,
  type Warehouse,
} from '#contracts/reference/reference-queries.ts';
import { all, equal, likeText } from '../kernel/lists/conditions.ts';
import type { ReadDatabase } from '../kernel/read-database.ts';
import { expressionContains } from '../kernel/lists/text-search.ts';
import { listedWarehouse, visibleFieldsOf, withinShop } from '../shared/visible-fields.ts';
import { skuSearchExpression, type WarehouseRow } from './tables.ts';

/** Staff choose among the warehouses they may work in; everyone else among all. */
export const warehouses = async (db: ReadDatabase, viewer: Viewer, filter: BodyOf<typeof listWarehouses> = {}): Promise<Warehouse[]> => {
  const rows = await db
    .selectFrom('warehouses')
    .selectAll()
    .where(
      all(
        viewer.terminal === 'warehouse' && sql`id = any(${[...(viewer.assignedWarehouseIds ?? viewer.warehouseIds)]}::text[])`,
        equal('id', filter.id ?? undefined),
        equal('level', filter.level ?? undefined),
        filter.name ? sql`lower(name) like ${likeText(filter.name)}` : undefined,
      ),
    )
    .orderBy('name')
    .orderBy('id')
    .execute();
  return rows.map(asWarehouse);
};

export const asWarehouse = (row: Omit<WarehouseRow, 'menu' | 'rates' | 'address'>): Warehouse => ({
  id: row.id,
  name: row.name,
  level: row.level,
  storageLimitDays: row.storage_limit_days,
  dailyFee: row.daily_fee_cents,
  timeZone: row.time_zone,
  city: row.city,
});

/** A list to choose from, not the table: more than this is narrowed by typing. */
const MAX_SHOPS = 1000;

export const shopUsers = async (db: ReadDatabase, viewer: Viewer, filter: BodyOf<typeof listShopUsers>): Promise<DataOf<typeof listShopUsers>> => {
  const rows = await db
    .selectFrom('shops')
    .select(['shop_id as id', 'uid', 'realname'])
    .where(
      all(
        withinShop(viewer, ['shop_id']),
        equal('shop_id', filter.id ?? undefined),
        equal('uid', filter.uid ?? undefined),
        filter.text ? sql`lower(uid || ' ' || realname) like ${likeText(filter.text)}` : undefined,
        // Whose data were erased is named where it is known already, and chosen for nothing more.
        filter.id == null && filter.uid == null && sql`realname <> ${erased}`,
      ),
    )
    .orderBy('realname')
    .orderBy('shop_id')
    .limit(MAX_SHOPS)
    .execute();
  const isFiltered = filter.uid || filter.text || (filter.id ?? unowned.id) !== unowned.id;
  return { records: isSeller(viewer) || isFiltered ? rows : [unowned, ...rows] };
};

export const skus = async (db: ReadDatabase, viewer: Viewer, filter: QueryOf<typeof listSkus>): Promise<DataOf<typeof listSkus>> => {
  const matching = db
    .selectFrom('skus')
    .where(
      all(equal('sku', filter.sku), equal('brand', filter.brand), filter.text ? expressionContains(skuSearchExpression, filter.text) : undefined),
    );
  const [rows, { total }] = await Promise.all([
    matching
      .selectAll()
      .orderBy('sku')
      .limit(filter.size)
      .offset((filter.current - 1) * filter.size)
      .execute(),
    matching.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow(),
  ]);
  const { staff } = visibleFieldsOf(viewer);
  return page(
    rows.map(({ sku, pku, brand, name, image, sizes }) => ({ id: sku, sku, ...(staff && { pku }), brand, remarks: name, img: image, sizes })),
    total,
    filter,
  );
};

/** Everyone who may do such work in the warehouse, those with least to do first. */
export const staff = async (db: ReadDatabase, viewer: Viewer, query: QueryOf<typeof listStaff>): Promise<DataOf<typeof listStaff>> => {
  const warehouseId = listedWarehouse(viewer, query.wareId);
  const scope = floorScopeOf(viewer);
  if (warehouseId !== undefined && !isInScope(scope, { warehouseId })) return [];
  const rows = await db
    .selectFrom('staff as p')
    .leftJoin(openWork(db, warehouseId).as('work'), 'work.operator_id', 'p.account_id')
    .where(
      all(
        sql`p.user_type = 3 and not p.suspended`,
        query.work === 'repair' ? sql`p.repairs` : sql`p.picks`,
        warehouseId === undefined ? undefined : sql`p.warehouse_ids @> ${JSON.stringify([warehouseId])}::jsonb`,
        scope.kind === 'warehouses' && sql`p.warehouse_ids ?| ${[...scope.warehouseIds]}::text[]`,
        query.text ? sql`lower(p.name || ' ' || p.english_name) like ${likeText(query.text)}` : undefined,
      ),
    )
    .select(['p.account_id', 'p.name', 'p.english_name', 'p.head_img', 'work.orders', 'work.items', 'work.zone'])
    .orderBy(sql`coalesce(work.items, 0), p.name`)
    .execute();
  return rows.map((row) => ({
    id: row.account_id,
    name: row.name,
    ename: row.english_name,
    headImg: row.head_img,
    openOrders: row.orders ?? 0,
    openItems: row.items ?? 0,
    zone: row.zone,
  }));
};

/** Orders on the floor by who holds them, with the zone in which most of their items lie. */
const openWork = (db: ReadDatabase, warehouseId: string | undefined) =>
  db
    .selectFrom('orders as o')
    .leftJoin('inventory as i', 'i.odd_no', 'o.odd_no')
    .leftJoin('shelves as s', 's.shelf_id', 'i.shelf_id')
    .where(all(sql`o.operator_id is not null and o.stage in ('assigned', 'picking', 'packed', 'partial')`, equal('o.warehouse_id', warehouseId)))
    .groupBy('o.operator_id')
    .select([
      'o.operator_id',
      sql<number>`count(distinct o.odd_no)::int`.as('orders'),
      sql<number>`(count(i.one_id) filter (where i.shelf_id is not null))::int`.as('items'),
      sql<string | null>`mode() within group (order by s.zone)`.as('zone'),
    ]);
