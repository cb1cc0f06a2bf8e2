import { sql } from 'kysely';
import type { listShelvesToCount } from '#contracts/counts/count-queries.ts';
import type { Viewer } from '#contracts/kernel/access/viewer.ts';
import type { DataOf, QueryOf } from '#contracts/kernel/endpoint.ts';
import { page } from '#contracts/kernel/lists/paging.ts';
import { all, equal, likeText } from '../kernel/lists/conditions.ts';
import type { ReadDatabase } from '../kernel/read-database.ts';
import { listedWarehouse, withinWarehouses } from '../shared/visible-fields.ts';

interface Asked {
  viewer: Viewer;
  filter: QueryOf<typeof listShelvesToCount>;
  now: Date;
}

const dayMs = 86_400_000;

/** Shelves with something on them, those that were never counted first, then by when they were. */
export const shelvesToCount = async (db: ReadDatabase, { viewer, filter, now }: Asked): Promise<DataOf<typeof listShelvesToCount>> => {
  const reach = all(withinWarehouses(viewer, 'r.warehouse_id'), equal('r.warehouse_id', listedWarehouse(viewer, filter.wareId)));
  const countedBefore = filter.notCountedDays && new Date(now.getTime() - filter.notCountedDays * dayMs).toISOString();
  const matching = all(
    reach,
    equal('r.zone', filter.zone),
    filter.text ? sql`lower(r.name) like ${likeText(filter.text)}` : undefined,
    countedBefore ? sql`coalesce(last.completed_at < ${countedBefore}, true)` : undefined,
    filter.short ? sql`load.missing > 0` : undefined,
  );
  const shelves = shelvesOf(db).where(matching);
  const [rows, { total }, zones] = await Promise.all([
    shelves
      .orderBy(sql`last.completed_at nulls first, r.name, r.shelf_id`)
      .limit(filter.size)
      .offset((filter.current - 1) * filter.size)
      .execute(),
    shelves
      .clearSelect()
      .select(sql<number>`count(*)::int`.as('total'))
      .executeTakeFirstOrThrow(),
    db.selectFrom('shelves as r').where(reach).select('r.zone').distinct().orderBy('r.zone').execute(),
  ]);
  return { ...page(rows, total, filter), zones: zones.map(({ zone }) => zone) };
};

const shelvesOf = (db: ReadDatabase) =>
  db
    .selectFrom('shelves as r')
    .leftJoin('warehouses as w', 'w.id', 'r.warehouse_id')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('inventory as i')
          .whereRef('i.warehouse_id', '=', 'r.warehouse_id')
          .whereRef('i.shelf_id', '=', 'r.shelf_id')
          .select([
            sql<number>`count(*) filter (where i.state not in ('missing.sought', 'missing.writingOff'))::int`.as('items'),
            sql<number>`count(*) filter (where i.state in ('missing.sought', 'missing.writingOff'))::int`.as('missing'),
          ])
          .as('load'),
      (join) => join.onTrue(),
    )
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('shelf_counts as c')
          .whereRef('c.shelf_id', '=', 'r.shelf_id')
          .select([
            sql<string | null>`max(c.completed_at)`.as('completed_at'),
            sql<string | null>`max(c.count_no) filter (where c.status not in ('completed', 'cancelled'))`.as('open_no'),
          ])
          .as('last'),
      (join) => join.onTrue(),
    )
    .select([
      'r.shelf_id as id',
      'r.name',
      'r.zone',
      'r.warehouse_id as warehouseId',
      sql<string>`coalesce(w.name, '')`.as('wareName'),
      'load.items',
      'load.missing',
      'last.completed_at as gmtCounted',
      'last.open_no as openCountNo',
    ]);
