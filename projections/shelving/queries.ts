import { sql } from 'kysely';
import { isSeller, type Viewer } from '#contracts/kernel/access/viewer.ts';
import type { BodyOf, DataOf, QueryOf } from '#contracts/kernel/endpoint.ts';
import { page } from '#contracts/kernel/lists/paging.ts';
import { actionsOnShelf } from '#contracts/shelving/shelf-actions.ts';
import { readyForListing, type listShelfNames, type listShelves } from '#contracts/shelving/shelf-queries.ts';
import { shelfLoad } from '#contracts/shelving/shelf-load.ts';
import { all, equal, likeText, oneOf, type Condition } from '../kernel/lists/conditions.ts';
import type { ReadDatabase } from '../kernel/read-database.ts';
import { listedWarehouse, withinWarehouses } from '../shared/visible-fields.ts';

/** Names to choose from, "Ready for listing" first (R3.18). Sellers do not know shelves (R6.41). */
export const shelfNames = async (
  db: ReadDatabase,
  viewer: Viewer,
  filter: BodyOf<typeof listShelfNames>,
): Promise<DataOf<typeof listShelfNames>['records']> => {
  if (isSeller(viewer)) return [readyForListing];
  const warehouseIds = [...(filter.wareIdList ?? []), ...(filter.wareId ? [filter.wareId] : [])];
  const inUse = listedWarehouse(viewer, undefined);
  const shelves = await db
    .selectFrom('shelves as r')
    .where(
      all(
        withinWarehouses(viewer, 'r.warehouse_id'),
        warehouseIds.length > 0 ? oneOf('r.warehouse_id', warehouseIds) : equal('r.warehouse_id', inUse),
        equal('r.name', filter.nameEq ?? undefined),
      ),
    )
    .select(['r.shelf_id as id', 'r.name', 'r.warehouse_id as warehouseId', 'r.zone'])
    .orderBy('r.warehouse_id')
    .orderBy('r.name')
    .limit(filter.size)
    .offset((filter.current - 1) * filter.size)
    .execute();
  return filter.current === 1 && !filter.nameEq ? [readyForListing, ...shelves] : shelves;
};

type Filter = QueryOf<typeof listShelves>;

const sorts: Record<Filter['sort'], string> = {
  name: 'r.name',
  zone: 'r.zone',
  level: 'r.level',
  capacity: 'r.capacity',
  load: 'coalesce(l.n, 0)',
  free: 'r.capacity - coalesce(l.n, 0)',
};

const fills: Record<NonNullable<Filter['fill']>, Condition> = {
  empty: sql`coalesce(l.n, 0) = 0`,
  room: sql`coalesce(l.n, 0) < r.capacity`,
  full: sql`coalesce(l.n, 0) >= r.capacity`,
};

export const shelfPage = async (db: ReadDatabase, viewer: Viewer, filter: Filter): Promise<DataOf<typeof listShelves>> => {
  const reach = all(withinWarehouses(viewer, 'r.warehouse_id'), equal('r.warehouse_id', listedWarehouse(viewer, filter.wareId)));
  const matching = all(
    reach,
    equal('r.zone', filter.zone),
    filter.fill && fills[filter.fill],
    oneOf('r.shelf_id', filter.ids),
    filter.text ? sql`lower(r.name) like ${likeText(filter.text)}` : undefined,
  );
  const [rows, { total }, zones] = await Promise.all([
    loadedShelves(db)
      .where(matching)
      .orderBy(sql`${sql.raw(sorts[filter.sort])} ${sql.raw(filter.order)}, r.name, r.shelf_id`)
      .limit(filter.size)
      .offset((filter.current - 1) * filter.size)
      .execute(),
    loadedShelves(db)
      .where(matching)
      .clearSelect()
      .select(sql<number>`count(*)::int`.as('total'))
      .executeTakeFirstOrThrow(),
    db.selectFrom('shelves as r').where(reach).select('r.zone').distinct().orderBy('r.zone').execute(),
  ]);
  const shelves = rows.map((row) => ({ ...row, actions: actionsOnShelf(row, viewer) }));
  return { ...page(shelves, total, filter), zones: zones.map(({ zone }) => zone) };
};

declare module '#projections/kernel/read-database.ts' {
  interface ReadTables {
    /** Of the log: sums that each append keeps. */
    counters: { counter: string; key: string; n: number };
  }
}

/** Shelves with how much lies on them: the sum that the append holds to their capacity, since to count their items takes the longer the more there are. */
export const loadedShelves = (db: ReadDatabase) =>
  db
    .selectFrom('shelves as r')
    .leftJoin('warehouses as w', 'w.id', 'r.warehouse_id')
    .leftJoin('counters as l', (join) => join.on('l.counter', '=', shelfLoad).onRef('l.key', '=', 'r.shelf_id'))
    .select([
      'r.shelf_id as id',
      'r.name',
      'r.warehouse_id as warehouseId',
      sql<string>`coalesce(w.name, '')`.as('wareName'),
      'r.zone',
      'r.capacity',
      'r.level',
      sql<number>`coalesce(l.n, 0)::int`.as('load'),
      sql<number>`greatest(r.capacity - coalesce(l.n, 0), 0)::int`.as('free'),
    ]);
