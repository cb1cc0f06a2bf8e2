import { sql } from 'kysely';
import { dayIn } from '#contracts/kernel/lists/date-range.ts';
import { nightOf } from '#contracts/storage/night.ts';
import type { WarehouseRates } from '#contracts/storage/storage-nights.ts';
import type { Condition } from '../kernel/lists/conditions.ts';
import type { ReadDatabase } from '../kernel/read-database.ts';

/** Before when whatever lies in a warehouse was shelved that tonight is charged for: for all shops, and for each that has rates of its own. */
export interface FreeUntil {
  warehouseId: string;
  until: string;
  own: Readonly<Record<string, string>> | null;
}

/** What is free for ever has been shelved before no time. */
const never = '-infinity';

export const freeUntilOf = (rates: readonly WarehouseRates[], now: Date): FreeUntil[] =>
  rates.map((warehouse) => {
    const { warehouseId, shelvedBefore, ofShops } = nightOf(warehouse, dayIn(now, warehouse.timeZone));
    const own = ofShops.map((shop) => [shop.shopId, shop.shelvedBefore?.toISOString() ?? never] as const);
    return { warehouseId, until: shelvedBefore?.toISOString() ?? never, own: own.length === 0 ? null : Object.fromEntries(own) };
  });

/** `free_until`: the warehouses with those moments; `free_day` is the day of the one for all shops in UTC. Worked out once, not per item. */
export const withFreeUntil = (db: ReadDatabase, freeUntil: readonly FreeUntil[]) =>
  db.with(
    (named) => named('free_until').materialized(),
    (query) =>
      query
        .selectFrom('warehouses as w')
        .innerJoin(recordsOf(freeUntil), (join) => join.onRef('u.warehouseId', '=', 'w.id'))
        .selectAll('w')
        .select(['u.until as free_until', 'u.own as own_free_until', sql<string>`(u.until at time zone 'UTC')::date`.as('free_day')]),
  );

const recordsOf = (freeUntil: readonly FreeUntil[]) =>
  sql<FreeUntil>`(
    select * from jsonb_to_recordset(${JSON.stringify(freeUntil)}::jsonb) as given("warehouseId" text, until timestamptz, own jsonb))`.as<'u'>('u');

/** Over `inventory as i` joined with `free_until as f`, for shops without rates of their own. */
export const pastUsualFreeDays: Condition = sql`i.shelved_at < f.free_until`;

/** The same for every shop. Where none has rates of its own, nothing asks whose an item is: indexes without it are enough. */
export const pastFreeDays = (freeUntil: readonly FreeUntil[]): Condition =>
  freeUntil.some(({ own }) => own !== null)
    ? sql`i.shelved_at < coalesce((f.own_free_until ->> i.shop_id::text)::timestamptz, f.free_until)`
    : pastUsualFreeDays;
