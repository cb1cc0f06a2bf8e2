import { sql } from 'kysely';
import type { DataOf } from '#contracts/kernel/endpoint.ts';
import type { getOverview } from '#contracts/overview/overview-queries.ts';
import { repairDue, repairOpen } from '../shared/repair-due.ts';
import type { ReadDatabase } from '../kernel/read-database.ts';

export type Waiting = DataOf<typeof getOverview>['warehouses'][number]['waiting'];

/** What waits in each of the warehouses: packages, items, orders and counts by their next step. */
export const waitingIn = async (db: ReadDatabase, warehouseIds: readonly string[], now: Date): Promise<(warehouseId: string) => Waiting> => {
  if (warehouseIds.length === 0) return () => none;
  const found = await Promise.all([
    packagesWaiting(db, warehouseIds),
    itemsWaiting(db, warehouseIds),
    ordersWaiting(db, warehouseIds, now),
    countsWaiting(db, warehouseIds),
    exceptions(db, warehouseIds),
    lateRepairs(db, warehouseIds, now),
  ]);
  return (warehouseId) => {
    const here = ({ warehouse_id }: { warehouse_id: string }): boolean => warehouse_id === warehouseId;
    const { warehouse_id: _, ...waiting } = Object.assign({ ...none, warehouse_id: warehouseId }, ...found.map((rows) => rows.find(here)));
    return waiting;
  };
};

/** The same of one warehouse, for other boards. */
export const waitingOf =
  (db: ReadDatabase) =>
  async (warehouseId: string, now: Date): Promise<Waiting> =>
    (await waitingIn(db, [warehouseId], now))(warehouseId);

const packagesWaiting = (db: ReadDatabase, warehouseIds: readonly string[]) =>
  db
    .selectFrom('packages')
    .where('warehouse_id', 'in', warehouseIds)
    .where('status', 'in', ['scheduled', 'arrived', 'received', 'checked'])
    .groupBy('warehouse_id')
    .select([
      'warehouse_id',
      sql<number>`count(*) filter (where status = 'scheduled')::int`.as('toReceive'),
      sql<number>`count(*) filter (where status = 'arrived')::int`.as('toCount'),
      sql<number>`count(*) filter (where unclaimed)::int`.as('unclaimed'),
    ])
    .execute();

const itemsWaiting = (db: ReadDatabase, warehouseIds: readonly string[]) =>
  db
    .selectFrom('inventory')
    .where('warehouse_id', 'in', warehouseIds)
    .where('state', 'in', ['received', 'inspected', 'repairing.inWork', 'missing.sought'])
    .groupBy('warehouse_id')
    .select([
      'warehouse_id',
      sql<number>`count(*) filter (where state = 'received')::int`.as('toInspect'),
      sql<number>`count(*) filter (where state = 'inspected')::int`.as('toShelve'),
      sql<number>`count(*) filter (where received_kind = 'returned' and state in ('received', 'inspected'))::int`.as('toReturn'),
      sql<number>`count(*) filter (where state = 'repairing.inWork')::int`.as('toRepair'),
      sql<number>`count(*) filter (where state = 'missing.sought')::int`.as('sought'),
      // It lay on a shelf before.
      sql<number>`count(*) filter (where state = 'inspected' and shelved_at is not null)::int`.as('toPutBack'),
    ])
    .execute();

const allPicked = sql<boolean>`picked >= items - short`;

const ordersWaiting = (db: ReadDatabase, warehouseIds: readonly string[], now: Date) =>
  db
    .selectFrom('orders')
    .where('warehouse_id', 'in', warehouseIds)
    .where(sql<boolean>`stage is not null and stage <> 'out'`)
    .groupBy('warehouse_id')
    .select([
      'warehouse_id',
      sql<number>`count(*) filter (where stage in ('pending', 'assigned') or (stage = 'picking' and not ${allPicked}))::int`.as('toPick'),
      sql<number>`count(*) filter (where stage = 'picking' and ${allPicked})::int`.as('toPack'),
      sql<number>`count(*) filter (where stage in ('packed', 'partial'))::int`.as('toShip'),
      sql<number>`count(*) filter (where due_at < ${now.toISOString()})::int`.as('late'),
    ])
    .execute();

const countsWaiting = (db: ReadDatabase, warehouseIds: readonly string[]) =>
  db
    .selectFrom('shelf_counts')
    .where('warehouse_id', 'in', warehouseIds)
    .where('status', 'in', ['planned', 'counting', 'recount', 'recounting'])
    .groupBy('warehouse_id')
    .select(['warehouse_id', sql<number>`count(*)::int`.as('toCountShelves')])
    .execute();

const exceptions = (db: ReadDatabase, warehouseIds: readonly string[]) =>
  db
    .selectFrom('orders')
    .where('warehouse_id', 'in', warehouseIds)
    .where(sql<boolean>`state = 'exception'`)
    .groupBy('warehouse_id')
    .select(['warehouse_id', sql<number>`count(*)::int`.as('inException')])
    .execute();

const lateRepairs = (db: ReadDatabase, warehouseIds: readonly string[], now: Date) =>
  db
    .selectFrom('repairs as r')
    .innerJoin('warehouses as house', 'house.id', 'r.warehouse_id')
    .leftJoin('shift_plans as plan', 'plan.warehouse_id', 'r.warehouse_id')
    .where('r.warehouse_id', 'in', warehouseIds)
    .where(repairOpen)
    .where(sql<boolean>`${repairDue} < ${now.toISOString()}`)
    .groupBy('r.warehouse_id')
    .select(['r.warehouse_id', sql<number>`count(*)::int`.as('repairsLate')])
    .execute();

const none: Waiting = {
  toReceive: 0,
  toCount: 0,
  toCountShelves: 0,
  toInspect: 0,
  toShelve: 0,
  toPick: 0,
  toPack: 0,
  toShip: 0,
  late: 0,
  toReturn: 0,
  toRepair: 0,
  unclaimed: 0,
  sought: 0,
  inException: 0,
  toPutBack: 0,
  repairsLate: 0,
};
