import { sql, type RawBuilder } from 'kysely';
import type { Night, NightStock } from '#contracts/storage/storage-nights.ts';
import type { StayThrough } from './stays.ts';
import type { ReadDatabase } from '../kernel/read-database.ts';

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

/** The stays that are charged for a night, each past the free days of its shop. */
const chargedIn = ({ warehouseId, endsAt, shelvedBefore, ofShops }: Night) => {
  const own = JSON.stringify(ofShops.map(({ shopId, shelvedBefore: before }) => ({ shopId, shelvedBefore: before?.toISOString() ?? null })));
  return sql<{ shop_id: number; one_id: string; shelved_at: string }>`(
    select s.shop_id, s.one_id, s.shelved_at from ${staysThrough(warehouseId, endsAt)} s
    left join jsonb_to_recordset(${own}::jsonb) as own("shopId" integer, "shelvedBefore" timestamptz) on own."shopId" = s.shop_id
    where s.shelved_at < case when own."shopId" is null then ${shelvedBefore?.toISOString() ?? null}::timestamptz else own."shelvedBefore" end)`;
};

/** What is charged for a night, by shop, and the place in the log at which it was counted. */
export const chargedStays = async (db: ReadDatabase, night: Night): Promise<NightStock> => {
  const { rows } = await sql<{ position: string | null; shops: NightStock['shops'] | null }>`
    with shops as (
      select shop_id, count(*)::int as items, encode(sha256(convert_to(string_agg(one_id, ' ' order by one_id), 'UTF8')), 'hex') as digest
      from ${chargedIn(night)} c group by shop_id
    )
    select
      (select transaction_id::text || '-' || global_position from events order by events.transaction_id desc, global_position desc limit 1) as position,
      (select jsonb_agg(jsonb_build_object('shopId', shop_id, 'items', items, 'digest', digest) order by shop_id) from shops) as shops`.execute(db);
  const { position, shops } = rows[0]!;
  return { position: position ?? '0-0', shops: shops ?? [] };
};

export const undoneSince = async (db: ReadDatabase, moment: Date): Promise<Date | undefined> => {
  const { first } = await db
    .selectFrom('storage_stays')
    .where('undone_at', '>=', moment.toISOString())
    .select((eb) => eb.fn.min<Date | string | null>('undone_from').as('first'))
    .executeTakeFirstOrThrow();
  return first === null ? undefined : new Date(first);
};

/** The items of a shop that are charged for a night. */
export const chargedTo = async (db: ReadDatabase, night: Night, shopId: number): Promise<StayThrough[]> => {
  const { rows } = await sql<{ one_id: string; shelved_at: Date | string }>`
    select one_id, shelved_at from ${chargedIn(night)} c where shop_id = ${shopId} order by one_id`.execute(db);
  return rows.map(({ one_id, shelved_at }) => ({ oneId: one_id, shopId, shelvedAt: new Date(shelved_at).toISOString() }));
};
