import { sql } from 'kysely';
import { inStock } from '../shared/in-stock.ts';
import type { ReadDatabase } from '../kernel/read-database.ts';

export interface Movement {
  stock: number;
  inboundToday: number;
  inspectedToday: number;
  shelvedToday: number;
  outboundToday: number;
}

/** What lies in each of the warehouses and what moved since midnight there. */
export const movementIn = async (db: ReadDatabase, warehouseIds: readonly string[], now: Date): Promise<(warehouseId: string) => Movement> => {
  if (warehouseIds.length === 0) return () => still;
  const [stock, today] = await Promise.all([stockIn(db, warehouseIds), todayIn(db, warehouseIds, now)]);
  return (warehouseId) => {
    const { warehouse_id: _, ...movement } = {
      ...still,
      ...stock.find((row) => row.warehouse_id === warehouseId),
      ...today.find((row) => row.warehouse_id === warehouseId),
      warehouse_id: warehouseId,
    };
    return movement;
  };
};

const stockIn = (db: ReadDatabase, warehouseIds: readonly string[]) =>
  db
    .selectFrom('inventory_tally as i')
    .where('i.warehouse_id', 'in', warehouseIds)
    .where(inStock)
    .groupBy('i.warehouse_id')
    .select(['i.warehouse_id', sql<number>`sum(i.items)::int`.as('stock')])
    .execute();

/** A second inspection of the same item is a correction, not more work. Looked up warehouse by warehouse, so that only today is read. */
const todayIn = (db: ReadDatabase, warehouseIds: readonly string[], now: Date) =>
  db
    .selectFrom('warehouses as w')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('item_timeline as t')
          .whereRef('t.warehouse_id', '=', 'w.id')
          .where(
            sql<boolean>`t.recorded_at >= date_trunc('day', ${now.toISOString()}::timestamptz at time zone w.time_zone) at time zone w.time_zone`,
          )
          .select([
            sql<number>`count(*) filter (where t.name = 'ItemReceived')::int`.as('inboundToday'),
            sql<number>`count(distinct t.one_id) filter (where t.name = 'ItemInspected')::int`.as('inspectedToday'),
            sql<number>`(count(*) filter (where t.name = 'ItemShelved') - count(*) filter (where t.name = 'ShelvingUndone'))::int`.as('shelvedToday'),
            sql<number>`count(*) filter (where t.name = 'ItemShipped')::int`.as('outboundToday'),
          ])
          .as('today'),
      (join) => join.onTrue(),
    )
    .where('w.id', 'in', warehouseIds)
    .select(['w.id as warehouse_id', 'today.inboundToday', 'today.inspectedToday', 'today.shelvedToday', 'today.outboundToday'])
    .execute();

const still: Movement = { stock: 0, inboundToday: 0, inspectedToday: 0, shelvedToday: 0, outboundToday: 0 };
