import { sql } from 'kysely';
import type { OutboundStage } from '#contracts/outbound/order-events.ts';
import { all, any, type Condition } from '../kernel/lists/conditions.ts';
import type { ReadDatabase } from '../kernel/read-database.ts';

/** The most that a column shows. */
export const MAX_COLUMN_CARDS = 200;

interface Scope {
  warehouseId: string;
  now: Date;
  /** Midnight in the warehouse's zone. */
  today: Date;
}

/** Orders on the floor, and those that left today, with where their items lie in walking order. */
export const boardOrders = (db: ReadDatabase, { warehouseId, now, today }: Scope) =>
  db
    .selectFrom('orders as o')
    .leftJoin('shops as s', 's.shop_id', 'o.shop_id')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('inventory as i')
          .innerJoin('shelves as r', 'r.shelf_id', 'i.shelf_id')
          .whereRef('i.odd_no', '=', 'o.odd_no')
          .select([
            sql<string | null>`(array_agg(r.name order by r.zone, r.name))[1]`.as('shelf'),
            sql<string[] | null>`array_agg(distinct r.zone order by r.zone)`.as('zones'),
          ])
          .as('place'),
      (join) => join.onTrue(),
    )
    .leftJoinLateral(pickersOfOrder, (join) => join.onTrue())
    .where('o.warehouse_id', '=', warehouseId)
    .where(any(onFloor, leftSince(today)))
    // Of two thousand orders, wider rows take longer to read than to find.
    .select([
      'o.odd_no',
      'o.request_type',
      'o.shop_id',
      'o.state',
      'o.stage',
      'o.author_ids',
      'o.items',
      'o.picked',
      'o.packed',
      'o.shipped',
      'o.short',
      'o.operator_id',
      'o.operator_name',
      'o.batch_no',
      'o.log_no',
      'o.carrier',
      'o.due_at',
      'o.floor_since',
      'o.applied_at',
      'o.updated_at',
      'o.shipped_at',
      'o.version',
      's.uid',
      's.realname',
      'place.shelf',
      'place.zones',
      sql<{ id: string; name: string }[]>`coalesce(hands.pickers, '[]')`.as('pickers'),
      sql<boolean>`coalesce(o.due_at < ${now.toISOString()} and o.stage <> 'out', false)`.as('late'),
    ])
    .$narrowType<{ stage: OutboundStage }>()
    .orderBy(sql`o.stage = 'out', o.shipped_at desc nulls last, o.odd_no`)
    .limit(5_000)
    .execute();

const pickersOfOrder = sql<{ pickers: { id: string; name: string }[] | null }>`(
  select jsonb_agg(distinct jsonb_build_object('id', p.account_id, 'name', p.name)) as pickers
  from jsonb_to_recordset(o.units) as u ("pickedBy" text, progress text)
  join staff p on p.account_id = u."pickedBy"
  where o.picked > 0 and u.progress in ('picked', 'packed')
)`.as<'hands'>(sql`hands`);

export type BoardOrder = Awaited<ReturnType<typeof boardOrders>>[number];

const onFloor: Condition = sql`o.stage is not null and o.stage <> 'out'`;
const leftSince = (moment: Date): Condition => all(sql`o.stage = 'out'`, sql`o.shipped_at >= ${moment.toISOString()}`);

/** Items picked in each of the last `hours` hours, oldest first; the last hour ends now. */
export const pickedPerHour = (db: ReadDatabase, { warehouseId, now }: Scope, hours = 12) =>
  db
    .selectFrom(sql<{ back: number }>`generate_series(${hours}::int, 1, -1)`.as<'h'>(sql`h(back)`))
    .leftJoin('item_timeline as t', (join) =>
      join.on(
        sql<boolean>`t.name = 'ItemPicked' and t.warehouse_id = ${warehouseId}
          and t.recorded_at > ${now.toISOString()}::timestamptz - make_interval(hours => h.back)
          and t.recorded_at <= ${now.toISOString()}::timestamptz - make_interval(hours => h.back - 1)`,
      ),
    )
    .groupBy('h.back')
    .orderBy('h.back', 'desc')
    .select([
      sql<string>`${now.toISOString()}::timestamptz - make_interval(hours => h.back)`.as('gmtHour'),
      sql<number>`count(t.event_id)::int`.as('picked'),
    ])
    .execute();

/** Who did something with an item here within the last hour. */
export const seenOnFloor = (db: ReadDatabase, { warehouseId, now }: Scope) =>
  db
    .selectFrom('item_timeline as t')
    .where('t.warehouse_id', '=', warehouseId)
    .where('t.operator_terminal', '=', 'warehouse')
    .where('t.recorded_at', '>', new Date(now.getTime() - 3_600_000).toISOString())
    .select(['t.operator_id as id', 't.operator_name as name'])
    .distinct()
    .execute();

export const findWarehouse = (db: ReadDatabase, id: string) =>
  db.selectFrom('warehouses').where('id', '=', id).select(['id', 'time_zone']).executeTakeFirst();
