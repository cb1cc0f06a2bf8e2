import { sql } from 'kysely';
import { actionsOn } from '#contracts/item/item-actions.ts';
import type { Viewer } from '#contracts/kernel/access/viewer.ts';
import type { DataOf, QueryOf } from '#contracts/kernel/endpoint.ts';
import { page } from '#contracts/kernel/lists/paging.ts';
import type { listShelfItems } from '#contracts/shelving/shelf-queries.ts';
import { all, equal } from '../kernel/lists/conditions.ts';
import type { ReadDatabase } from '../kernel/read-database.ts';
import { crossListed } from '../shared/cross-listed.ts';
import { withinWarehouses } from '../shared/visible-fields.ts';
import type { AllowedEvents } from '../shared/allowed-events.ts';

interface Asked {
  viewer: Viewer;
  filter: QueryOf<typeof listShelfItems>;
  allowedEvents: AllowedEvents;
}

/** What lies on a shelf, longest stored first. */
export const shelfItems = async (db: ReadDatabase, { viewer, filter, allowedEvents }: Asked): Promise<DataOf<typeof listShelfItems>> => {
  const there = db
    .selectFrom('shelves as r')
    .innerJoin('inventory as i', (join) => join.onRef('i.warehouse_id', '=', 'r.warehouse_id').onRef('i.shelf_id', '=', 'r.shelf_id'))
    .where(all(equal('r.shelf_id', filter.shelfId), withinWarehouses(viewer, 'r.warehouse_id')));
  const [rows, { total }] = await Promise.all([
    there
      .leftJoin('shops as s', 's.shop_id', 'i.shop_id')
      .selectAll('i')
      .select(['s.uid', 's.realname'])
      .orderBy('i.shelved_at')
      .orderBy('i.one_id')
      .limit(filter.size)
      .offset((filter.current - 1) * filter.size)
      .execute(),
    there.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow(),
  ]);
  const listed = await crossListed(
    db,
    rows.map(({ one_id }) => one_id),
  );
  const items = rows.map((row) => ({
    oneId: row.one_id,
    sku: row.sku,
    remarks: row.name,
    spec: row.size,
    img: row.image,
    state: row.state,
    shopInfo: { id: row.shop_id, uid: row.uid ?? '', realname: row.realname ?? '' },
    gmtShelvesCreate: row.shelved_at,
    version: row.version,
    actions: actionsOn(
      { ...row, shelfId: row.shelf_id, checkResult: row.check_result, isListed: listed.has(row.one_id) },
      viewer,
      allowedEvents.item(row.state),
    ),
  }));
  return page(items, total, filter);
};
