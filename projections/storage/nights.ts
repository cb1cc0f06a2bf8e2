import { sql, type RawBuilder } from 'kysely';
import type { ReadDatabase } from '../kernel/read-database.ts';

/** The end of a local day in a warehouse, and what is charged for it. */
export interface Night {
  warehouseId: string;
  timeZone: string;
  /** The moment at which the day ends. */
  endsAt: Date;
  /** What was shelved before is past its free days. */
  shelvedBefore: Date;
  /** Where a shop has other free days than the rest. */
  ofShops: readonly { shopId: number; shelvedBefore: Date }[];
}

/** What a shop is charged for, by the day of its shelving. */
export interface ShopNight {
  shopId: number;
  items: number;
  /** SHA-256 over its ONE IDs in their order, a space between each two. */
  digest: string;
  days: { shelved: string; items: number }[];
}

/** Every stay that lasted beyond the end of the day, as `(shop_id, one_id, shelved_at)`: of the open ones, of those that ended since, and of the owners before. */
export const staysThrough = (warehouseId: string, endsAt: Date): RawBuilder<{ shop_id: number; one_id: string; shelved_at: string }> => {
  const end = sql`${endsAt.toISOString()}::timestamptz`;
  return sql`(
    select shop_id, one_id, shelved_at from storage_stays where warehouse_id = ${warehouseId} and until_at is null and from_at < ${end}
    union all
    select shop_id, one_id, shelved_at from storage_stays where warehouse_id = ${warehouseId} and until_at >= ${end} and from_at < ${end}
    union all
    select e."shopId", s.one_id, e."shelvedAt" from storage_stays s
    cross join lateral jsonb_to_recordset(s.earlier)
      as e("shopId" integer, "warehouseId" text, "shelvedAt" timestamptz, "fromAt" timestamptz, "untilAt" timestamptz)
    where s.earlier_until >= ${end} and e."warehouseId" = ${warehouseId} and e."fromAt" < ${end} and e."untilAt" >= ${end})`;
};

/** What is charged for a night, by shop, as of a position in the log. */
export const chargedStays = async (db: ReadDatabase, night: Night): Promise<{ position: string; shops: ShopNight[] }> => {
  const { warehouseId, timeZone, endsAt, shelvedBefore, ofShops } = night;
  const own = JSON.stringify(ofShops.map((shop) => ({ ...shop, shelvedBefore: shop.shelvedBefore.toISOString() })));
  const { rows } = await sql<{ position: string | null; shops: ShopNight[] | null }>`
    with charged as materialized (
      select s.shop_id, s.one_id, s.shelved_at from ${staysThrough(warehouseId, endsAt)} s
      left join jsonb_to_recordset(${own}::jsonb) as own("shopId" integer, "shelvedBefore" timestamptz) on own."shopId" = s.shop_id
      where s.shelved_at < coalesce(own."shelvedBefore", ${shelvedBefore.toISOString()}::timestamptz)
    ), by_day as (
      select shop_id, (shelved_at at time zone ${timeZone})::date as shelved, count(*)::int as items from charged group by 1, 2
    ), days as (
      select shop_id, jsonb_agg(jsonb_build_object('shelved', shelved, 'items', items) order by shelved) as days from by_day group by 1
    ), shops as (
      select shop_id, count(*)::int as items, encode(sha256(convert_to(string_agg(one_id, ' ' order by one_id), 'UTF8')), 'hex') as digest from charged group by 1
    )
    select
      (select transaction_id::text || '-' || global_position from events order by events.transaction_id desc, global_position desc limit 1) as position,
      (select jsonb_agg(jsonb_build_object('shopId', shop_id, 'items', items, 'digest', digest, 'days', days) order by shop_id)
        from shops join days using (shop_id)) as shops`.execute(db);
  const { position, shops } = rows[0]!;
  return { position: position ?? '0-0', shops: shops ?? [] };
};
