import { sql } from 'kysely';
import type { WarehouseOverview } from '#contracts/overview/overview-queries.ts';
import { inStock } from '../shared/in-stock.ts';
import type { ReadDatabase } from '../kernel/read-database.ts';

type Ageing = WarehouseOverview['ageing'];

/** First day of each bucket; the last is open. */
const starts = [0, 21, 46, 61, 91];

/** What lies in each of the warehouses by days since shelving. What was never shelved has no age yet. */
export const ageingIn = async (db: ReadDatabase, warehouseIds: readonly string[], now: Date): Promise<(warehouseId: string) => Ageing> => {
  if (warehouseIds.length === 0) return () => [];
  const found = await db
    .with(
      (named) => named('w').materialized(),
      (query) =>
        query
          .selectFrom('warehouses')
          .where('id', 'in', warehouseIds)
          .select(['id', turningPoints(now).as('turning_points')]),
    )
    .selectFrom('inventory as i')
    .innerJoin('w', 'w.id', 'i.warehouse_id')
    .where(inStock)
    .where('i.shelved_at', 'is not', null)
    .groupBy(['i.warehouse_id', sql`2`])
    .select([
      'i.warehouse_id',
      sql<number>`${sql.lit(starts.length)} - width_bucket(i.shelved_at, w.turning_points)`.as('bucket'),
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

/** The moments, oldest first, before which an item was shelved that is in the bucket before: worked out once for each warehouse, not for each item in its zone. */
const turningPoints = (now: Date) => {
  const today = sql`date_trunc('day', ${now.toISOString()}::timestamptz at time zone time_zone)`;
  const older = starts.slice(1).reverse();
  return sql<string[]>`array[${sql.join(older.map((days) => sql`(${today} - make_interval(days => ${sql.lit(days - 1)})) at time zone time_zone`))}]`;
};
