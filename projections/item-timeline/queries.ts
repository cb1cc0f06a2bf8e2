import { sql } from 'kysely';
import { isSeller, type Viewer } from '#contracts/kernel/access/viewer.ts';
import { unownedShop } from '#contracts/kernel/access/shops.ts';
import { all } from '../kernel/lists/conditions.ts';
import { isOwnInbound } from '../shared/inbound-references.ts';
import type { ReadDatabase, ReadTables } from '../kernel/read-database.ts';
import { shelfName } from '../shared/shelf-name.ts';
import { withinRowScope } from '../shared/visible-fields.ts';
import { wareDays } from '../shared/storage-days.ts';
import { tableOf } from '../kernel/rows/table-of.ts';

/** Rows as they were at a moment, in place of those of the tables. */
export interface AsOf {
  items: readonly ReadTables['inventory'][];
  packages: readonly ReadTables['packages'][];
  orders: readonly ReadTables['orders'][];
}

/** An item with its owner, place, package and the order that holds it; undefined when it does not exist for the viewer. */
export const findItem = (db: ReadDatabase, viewer: Viewer, oneId: string, now: Date, asOf?: AsOf) =>
  db
    .selectFrom(tableOf('inventory', asOf?.items).as('i'))
    .innerJoin('warehouses as w', 'w.id', 'i.warehouse_id')
    .leftJoin('shops as s', 's.shop_id', 'i.shop_id')
    .leftJoin(tableOf('packages', asOf?.packages).as('p'), 'p.pre_id', 'i.pre_id')
    .leftJoin(tableOf('orders', asOf?.orders).as('o'), 'o.odd_no', 'i.odd_no')
    .leftJoin('inventory as r', 'r.related_one_id', 'i.one_id')
    .where('i.one_id', '=', oneId)
    .where(withinRowScope(viewer, { shop: ['i.shop_id'], warehouse: 'i.warehouse_id' }))
    .selectAll('i')
    .select([
      shelfName.as('shelf_name'),
      'w.name as ware_name',
      'w.level',
      'w.time_zone',
      's.uid',
      's.realname',
      'p.updated_at as package_updated_at',
      'o.stage',
      'o.due_at',
      'o.carrier',
      'o.items as order_items',
      'o.short as order_short',
      'o.picked as order_picked',
      'o.packed as order_packed',
      'r.one_id as returned_as',
      wareDays(now).as('ware_days'),
    ])
    .executeTakeFirst();

export type FoundItem = NonNullable<Awaited<ReturnType<typeof findItem>>>;

/** Newest first. A seller sees what happened under the own name, and of the time before only that it came and how it was found. */
export const timelineOf = (db: ReadDatabase, viewer: Viewer, item: FoundItem, asOf?: AsOf) =>
  db
    .selectFrom('item_timeline as t')
    .leftJoin('warehouses as w', 'w.id', 't.warehouse_id')
    .leftJoin(tableOf('orders', asOf?.orders).as('o'), 'o.odd_no', 't.odd_no')
    .where('t.one_id', '=', item.one_id)
    .where('t.version', '<=', item.version)
    .where(
      isSeller(viewer) ? all(sql`t.type is distinct from 8`, sql`(${ownTime(viewer, item)} or t.name in ('ItemReceived', 'ItemInspected'))`) : all(),
    )
    .selectAll('t')
    .select(['w.name as ware_name', 'o.state as order_state', sql<boolean>`${isSeller(viewer) ? ownTime(viewer, item) : sql`true`}`.as('own_time')])
    .orderBy('t.version', 'desc')
    .execute();

/** The shops between which the entries say that the item changed hands, by number; nobody's is unnamed. */
export const ownerNames = async (
  db: ReadDatabase,
  entries: readonly Pick<ReadTables['item_timeline'], 'terms'>[],
): Promise<(shopId: number) => string> => {
  const shopIds = entries.flatMap(({ terms }) => (terms && 'shopId' in terms ? [terms.fromShopId, terms.shopId] : []));
  if (shopIds.length === 0) return () => '';
  const shops = await db.selectFrom('shops').where('shop_id', 'in', shopIds).select(['shop_id', 'realname']).execute();
  return (shopId) => shops.find((shop) => shop.shop_id === shopId)?.realname ?? '';
};

export type FoundEntry = Awaited<ReturnType<typeof timelineOf>>[number];

/** The time before anybody owned it belongs to the shop whose inbound it was in the end. */
const ownTime = (viewer: Viewer, item: FoundItem) => {
  const shopIds = [viewer.shopId ?? null, ...(isOwnInbound(item, viewer) ? [unownedShop] : [])];
  return sql<boolean>`t.shop_ids @> any(${shopIds.map((shopId) => JSON.stringify([shopId]))}::jsonb[])`;
};
