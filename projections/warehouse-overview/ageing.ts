import { sql } from 'kysely';
import type { WarehouseOverview } from '#contracts/overview/overview-queries.ts';
import { inStock } from '#projections/kernel/in-stock.ts';
import type { ReadDatabase } from '#projections/kernel/read-database.ts';
import { wareDays } from '#projections/kernel/storage-days.ts';

type Ageing = WarehouseOverview['ageing'];

/** First day of each bucket; the last is open. */
const starts = [0, 21, 46, 61, 91];

/** What lies in each of the warehouses by days since shelving. What was never shelved has no age yet. */
export const ageingIn = async (db: ReadDatabase, warehouseIds: readonly string[], now: Date): Promise<(warehouseId: string) => Ageing> => {
  if (warehouseIds.length === 0) return () => [];
  const found = await db
    .selectFrom('inventory as i')
    .innerJoin('warehouses as w', 'w.id', 'i.warehouse_id')
    .where('i.warehouse_id', 'in', warehouseIds)
    .where(inStock)
    .where('i.shelved_at', 'is not', null)
    .groupBy(['i.warehouse_id', sql`2`])
    .select([
      'i.warehouse_id',
      sql<number>`width_bucket(greatest(${wareDays(now)}, 0), ${starts}::int[])`.as('bucket'),
      sql<number>`count(*)::int`.as('items'),
    ])
    .execute();
  return (warehouseId) =>
    starts.map((from, index) => {
      const next = starts[index + 1];
      const items = found.find(({ warehouse_id, bucket }) => warehouse_id === warehouseId && bucket === index + 1)?.items ?? 0;
      return { from, to: next === undefined ? null : next - 1, items };
    });
};
