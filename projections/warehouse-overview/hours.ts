import { sql } from 'kysely';
import { dayIn, startOfDay } from '#contracts/kernel/lists/date-range.ts';
import type { WarehouseOverview } from '#contracts/overview/overview-queries.ts';
import type { ReadDatabase } from '../kernel/read-database.ts';

type Hours = WarehouseOverview['hours'];

interface Clocked {
  id: string;
  time_zone: string;
}

const hour = 3_600_000;

/** What was done in each of the warehouses, hour by hour since midnight there. Looked up warehouse by warehouse, so that only today is read. */
export const hoursIn = async (db: ReadDatabase, warehouses: readonly Clocked[], now: Date): Promise<(warehouseId: string) => Hours> => {
  const days = await Promise.all(warehouses.map(async (warehouse) => [warehouse.id, await hoursOf(db, warehouse, now)] as const));
  return (warehouseId) => days.find(([id]) => id === warehouseId)?.[1] ?? [];
};

const hoursOf = async (db: ReadDatabase, { id, time_zone: zone }: Clocked, now: Date): Promise<Hours> => {
  const midnight = startOfDay(dayIn(now, zone), zone);
  const found = await db
    .selectFrom('item_timeline as t')
    .where('t.warehouse_id', '=', id)
    .where('t.recorded_at', '>=', midnight.toISOString())
    .where('t.name', 'in', ['ItemReceived', 'ItemInspected', 'ItemShelved', 'ShelvingUndone', 'ItemShipped'])
    .groupBy(sql`1`)
    .select([
      sql<number>`floor(extract(epoch from t.recorded_at - ${midnight.toISOString()}::timestamptz) / 3600)::int`.as('hour'),
      sql<number>`count(*) filter (where t.name = 'ItemReceived')::int`.as('inbound'),
      sql<number>`count(*) filter (where t.name = 'ItemInspected')::int`.as('inspected'),
      sql<number>`greatest(count(*) filter (where t.name = 'ItemShelved') - count(*) filter (where t.name = 'ShelvingUndone'), 0)::int`.as('shelved'),
      sql<number>`count(*) filter (where t.name = 'ItemShipped')::int`.as('outbound'),
    ])
    .execute();
  const passed = Math.floor((now.getTime() - midnight.getTime()) / hour) + 1;
  return Array.from({ length: passed }, (_, index) => {
    const { hour: _at, ...counts } = { inbound: 0, inspected: 0, shelved: 0, outbound: 0, ...found.find((row) => row.hour === index) };
    return { gmtHour: new Date(midnight.getTime() + index * hour).toISOString(), ...counts };
  });
};
