import { sql } from 'kysely';
import type { ShopWorkplace } from '#contracts/overview/overview-queries.ts';
import type { ReadDatabase } from '../kernel/read-database.ts';

/** Items that are looked at, and more where more of them changed in the hour of the last one: whatever happened since that hour began is complete. */
const looked = 300;
const shown = 12;

/**
 * What happened last to a shop's goods. The items that changed last hold the events that happened last, and there is an index by them.
 * A happening is what was done within an hour to the goods of one package or order, or without either; its items are told, however often it touched one.
 * Moves between shelves are not the owner's to see (type 8).
 */
export const recentOf = (db: ReadDatabase, shopId: number): Promise<ShopWorkplace['recent']> =>
  db
    .with('latest', (query) =>
      query.selectFrom('inventory').where('shop_id', '=', shopId).orderBy('updated_at', 'desc').limit(looked).select('updated_at'),
    )
    .with('since', (query) =>
      query
        .selectFrom('latest')
        .select(sql<string>`case when count(*) < ${looked}::int then '-infinity' else date_trunc('hour', min(updated_at)) end`.as('at')),
    )
    .selectFrom('inventory as l')
    .innerJoin('item_timeline as t', 't.one_id', 'l.one_id')
    .leftJoin('warehouses as w', 'w.id', 't.warehouse_id')
    .where('l.shop_id', '=', shopId)
    .where(sql<boolean>`l.updated_at >= (select at from since)`)
    .where(sql<boolean>`t.type is distinct from 8`)
    .where(sql<boolean>`t.shop_ids @> ${JSON.stringify([shopId])}::jsonb`)
    .where(sql<boolean>`t.recorded_at >= (select at from since)`)
    .groupBy(['t.name', 't.request_type', 't.check_result', 't.platform', 't.odd_no', 't.pre_id', sql`date_trunc('hour', t.recorded_at)`])
    .select([
      sql<string>`min(t.event_id)`.as('id'),
      't.name',
      't.request_type as requestType',
      't.check_result as checkResult',
      't.platform',
      't.odd_no as oddNo',
      't.pre_id as preId',
      sql<string | null>`case when count(w.name) = count(*) and min(w.name) = max(w.name) then min(w.name) end`.as('wareName'),
      sql<number>`count(distinct t.one_id)::int`.as('items'),
      ...oneOf('one_id', 'oneId'),
      ...oneOf('name', 'remarks'),
      ...oneOf('size', 'spec'),
      ...oneOf('image', 'img'),
      sql<string>`max(t.recorded_at)`.as('gmtCreate'),
    ])
    .orderBy('gmtCreate', 'desc')
    .orderBy('id')
    .limit(shown)
    .execute();

/** A column of the item that the events of a happening speak of last. */
const oneOf = <Name extends string>(column: string, name: Name) => [
  sql<string>`(array_agg(l.${sql.ref(column)} order by t.recorded_at desc, l.one_id))[1]`.as(name),
];
