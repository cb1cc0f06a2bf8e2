import { sql } from 'kysely';
import type { Bi } from '#contracts/bi/bi-queries.ts';
import { all, equal } from '#projections/kernel/conditions.ts';
import { inStock } from '#projections/kernel/in-stock.ts';
import type { ReadDatabase } from '#projections/kernel/read-database.ts';
import type { Scope } from './parts.ts';

/** First day of each bucket; the last is open. */
const starts = [0, 21, 46, 61, 91];

/** What lies in the warehouses by days since shelving, with the storage fee that it has cost so far. */
export const ageing = async (db: ReadDatabase, { wareId, shopId }: Scope, now: Date): Promise<Bi['ageing']> => {
  const found = await db
    .with('d', () => shelvedPerDay(db, { wareId, shopId }))
    .selectFrom('d')
    .groupBy(sql`1`)
    .select([
      sql<number>`width_bucket((${now.toISOString()}::timestamptz at time zone d.time_zone)::date - d.day, ${starts}::int[])`.as('bucket'),
      sql<number>`sum(d.items)::int`.as('items'),
      sql<number>`sum(d.items * d.daily_fee_cents
        * greatest((${now.toISOString()}::timestamptz at time zone d.time_zone)::date - d.day - d.storage_limit_days, 0))::float`.as('fee'),
    ])
    .execute();
  return starts.map((from, index) => {
    const { items = 0, fee = 0 } = found.find(({ bucket }) => bucket === index + 1) ?? {};
    const next = starts[index + 1];
    return { from, to: next === undefined ? null : next - 1, items, fee };
  });
};

const shelvedPerDay = (db: ReadDatabase, { wareId, shopId }: Scope) =>
  db
    .selectFrom('inventory as i')
    .innerJoin('warehouses as w', 'w.id', 'i.warehouse_id')
    .where(all(inStock, sql`i.shelved_at is not null`, equal('i.warehouse_id', wareId), equal('i.shop_id', shopId)))
    .groupBy(['w.id', sql`(i.shelved_at at time zone w.time_zone)::date`])
    .select([
      'w.time_zone',
      'w.storage_limit_days',
      'w.daily_fee_cents',
      sql<string>`(i.shelved_at at time zone w.time_zone)::date`.as('day'),
      sql<number>`count(*)::int`.as('items'),
    ]);
