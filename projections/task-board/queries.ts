import { sql, type RawBuilder } from 'kysely';
import type { OutboundStage } from '#contracts/outbound/order-events.ts';
import { all, any, equal, type Condition } from '../kernel/lists/conditions.ts';
import type { ReadDatabase } from '../kernel/read-database.ts';
import { compare } from './compare.ts';

/** The most that a column shows. */
export const MAX_COLUMN_CARDS = 50;

interface Scope {
  warehouseId: string;
  now: Date;
  /** Midnight in the warehouse's zone. */
  today: Date;
}

export type Grouping = 'all' | 'orders' | 'batches';

/** Which of the floor's orders become cards. */
export interface Chosen {
  group: Grouping;
  zone?: string | undefined;
  carrier?: string | undefined;
  operatorId?: string | undefined;
  late?: boolean | undefined;
}

/** Orders on the floor, and those that left today: how many are alike in all that the counters, the columns and the choices ask of them. */
export const floorGroups = (db: ReadDatabase, scope: Scope, chosen: Chosen) =>
  db
    .selectFrom('orders as o')
    .where(ofFloor(scope))
    .groupBy(['o.stage', 'o.due_at', 'o.carrier', 'o.operator_id', 'o.operator_name', sql.ref('late'), sql.ref('batched'), sql.ref('chosen')])
    .select([
      'o.stage',
      'o.due_at',
      'o.carrier',
      'o.operator_id',
      'o.operator_name',
      isLate(scope).as('late'),
      sql<boolean>`o.batch_no is not null`.as('batched'),
      sql<boolean>`${isChosen(scope, chosen)}`.as('chosen'),
      sql<number>`count(*)::int`.as('orders'),
      sql<number>`sum(o.items)::int`.as('items'),
      sql<number>`sum(o.shipped)::int`.as('shipped'),
    ])
    .$narrowType<{ stage: OutboundStage }>()
    .execute();

export type FloorGroup = Awaited<ReturnType<typeof floorGroups>>[number];

/**
 * What cards are made of: the first of each stage, and all orders of batches, since the card of a batch is known only by all of them. With where their items lie, in
 * walking order.
 */
export const boardOrders = (db: ReadDatabase, scope: Scope, chosen: Chosen) =>
  db
    .with('ranked', (before) =>
      before
        .selectFrom('orders as o')
        .where(ofFloor(scope))
        .where(isChosen(scope, chosen))
        .where(chosen.group === 'batches' ? sql<boolean>`o.batch_no is not null` : sql<boolean>`true`)
        .select(['o.odd_no', isLate(scope).as('late'), placeInColumn(scope, chosen.group).as('place')]),
    )
    .selectFrom('ranked as n')
    .innerJoin('orders as o', 'o.odd_no', 'n.odd_no')
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
    .where(sql<boolean>`coalesce(n.place, 1) <= ${MAX_COLUMN_CARDS}`)
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
      'n.late',
    ])
    .$narrowType<{ stage: OutboundStage }>()
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
const ofFloor = ({ warehouseId, today }: Scope): Condition => all(sql`o.warehouse_id = ${warehouseId}`, any(onFloor, leftSince(today)));

const isLate = ({ now }: Scope): RawBuilder<boolean> => sql`coalesce(o.due_at < ${now.toISOString()} and o.stage <> 'out', false)`;

const isChosen = (scope: Scope, { zone, carrier, operatorId, late }: Chosen): Condition =>
  all(
    zone !== undefined &&
      sql`exists (select from inventory i join shelves r on r.shelf_id = i.shelf_id where i.odd_no = o.odd_no and r.zone = ${zone})`,
    equal('o.carrier', carrier),
    equal('o.operator_id', operatorId),
    late !== undefined && sql`${isLate(scope)} = ${late}`,
  );

/** Where an order that has a card of its own stands in its column, counted from 1, as `inColumns` sorts them; null for one whose card is that of its batch. */
const placeInColumn = (scope: Scope, group: Grouping): RawBuilder<number | null> => {
  const single = group === 'orders' ? sql`true` : sql`o.batch_no is null`;
  return sql`case when ${single} then row_number() over (
    partition by o.stage, ${single}
    order by case when o.stage = 'out' then o.shipped_at end desc nulls last, ${isLate(scope)} desc, o.due_at nulls last,
      coalesce(o.floor_since, o.applied_at), o.odd_no)::int end`;
};

/** Zones in which items of open orders lie. */
export const floorZones = async (db: ReadDatabase, { warehouseId }: Scope): Promise<string[]> => {
  const rows = await db
    .selectFrom('orders as o')
    .innerJoin('inventory as i', 'i.odd_no', 'o.odd_no')
    .innerJoin('shelves as r', 'r.shelf_id', 'i.shelf_id')
    .where('o.warehouse_id', '=', warehouseId)
    .where(onFloor)
    .select('r.zone')
    .distinct()
    .execute();
  return rows.map(({ zone }) => zone).sort(compare);
};

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
