import { sql } from 'kysely';
import type { DataOf } from '#contracts/kernel/endpoint.ts';
import type { getOverview } from '#contracts/overview/overview-queries.ts';
import type { ReadDatabase } from '../kernel/read-database.ts';

type Zone = DataOf<typeof getOverview>['warehouses'][number]['zones'][number];

/** Every shelf with what lies on it, zone by zone: the heat map. */
export const occupancyOf = async (db: ReadDatabase, warehouseIds: readonly string[]): Promise<(warehouseId: string) => Zone[]> => {
  if (warehouseIds.length === 0) return () => [];
  const shelves = await db
    .selectFrom('shelves as r')
    .leftJoin(
      (eb) =>
        eb
          .selectFrom('inventory')
          .where('warehouse_id', 'in', warehouseIds)
          .where('shelf_id', 'is not', null)
          .groupBy(['warehouse_id', 'shelf_id'])
          .select(['warehouse_id', 'shelf_id', sql<number>`count(*)::int`.as('load')])
          .as('l'),
      (join) => join.onRef('l.warehouse_id', '=', 'r.warehouse_id').onRef('l.shelf_id', '=', 'r.shelf_id'),
    )
    .where('r.warehouse_id', 'in', warehouseIds)
    .select(['r.warehouse_id', 'r.zone', 'r.shelf_id as id', 'r.name', 'r.level', 'r.capacity', sql<number>`coalesce(l.load, 0)`.as('load')])
    .orderBy('r.zone')
    .orderBy('r.name')
    .execute();
  return (warehouseId) => {
    const zones = new Map<string, Zone>();
    for (const { warehouse_id, zone: named, ...shelf } of shelves) {
      if (warehouse_id !== warehouseId) continue;
      const zone = named || zoneInName(shelf.name);
      const soFar = zones.get(zone) ?? { zone, capacity: 0, load: 0, shelves: [] };
      zones.set(zone, { zone, capacity: soFar.capacity + shelf.capacity, load: soFar.load + shelf.load, shelves: [...soFar.shelves, shelf] });
    }
    return [...zones.values()].toSorted((one, other) => one.zone.localeCompare(other.zone, 'en'));
  };
};

/** A shelf that was given no zone stands where its name says: `E-01-1` in zone E. */
export const zoneInName = (name: string): string => (name.includes('-') ? name.slice(0, name.indexOf('-')) : '');
