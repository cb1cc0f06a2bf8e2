import { sql } from 'kysely';
import type { Bi } from '#contracts/bi/bi-queries.ts';
import type { ReadDatabase } from '../kernel/read-database.ts';
import { feeSoFar, shelvedPerDay, todayThere } from '../shared/shelved-per-day.ts';
import { storageRatesRows } from '../shared/storage-terms-of.ts';
import type { Scope } from './activity-of.ts';

/** First day of each bucket; the last is open. */
const starts = [0, 21, 46, 61, 91];

/** What lies in the warehouses by days since shelving, with the storage fee that it has cost so far. */
export const ageing = async (db: ReadDatabase, { wareId, shopId }: Scope, now: Date): Promise<Bi['ageing']> => {
  const rates = await storageRatesRows(db);
  const found = await db
    .with('d', () => shelvedPerDay(db, { wareId, shopId }, rates))
    .selectFrom('d')
    .groupBy(sql`1`)
    .select([
      sql<number>`width_bucket(${todayThere(now)} - d.day, ${starts}::int[])`.as('bucket'),
      sql<number>`sum(d.items)::int`.as('items'),
      feeSoFar(now).as('fee'),
    ])
    .execute();
  return starts.map((from, index) => {
    const { items = 0, fee = 0 } = found.find(({ bucket }) => bucket === index + 1) ?? {};
    const next = starts[index + 1];
    return { from, to: next === undefined ? null : next - 1, items, fee };
  });
};
