import { sql } from 'kysely';
import type { ShopWorkplace } from '#contracts/overview/overview-queries.ts';
import type { ReadDatabase } from '#projections/kernel/read-database.ts';

/** Items that are looked at: whatever happened since the oldest of them changed is complete. */
const looked = 300;
const shown = 12;

/**
 * What happened last to a shop's goods. The items that changed last hold the events that happened last, and there is an index by them.
 * Moves between shelves are not the owner's to see (type 8).
 */
export const recentOf = (db: ReadDatabase, shopId: number): Promise<ShopWorkplace['recent']> =>
  db
    .with('latest', (query) =>
      query
        .selectFrom('inventory')
        .where('shop_id', '=', shopId)
        .orderBy('updated_at', 'desc')
        .orderBy('one_id', 'desc')
        .limit(looked)
        .select(['one_id', 'name as remarks', 'size', 'image', 'updated_at']),
    )
    .selectFrom('latest as l')
    .innerJoin('item_timeline as t', 't.one_id', 'l.one_id')
    .leftJoin('warehouses as w', 'w.id', 't.warehouse_id')
    .where(sql<boolean>`t.type is distinct from 8`)
    .where(sql<boolean>`t.shop_ids @> ${JSON.stringify([shopId])}::jsonb`)
    .where(sql<boolean>`t.recorded_at >= (select case when count(*) < ${looked}::int then '-infinity' else min(updated_at) end from latest)`)
    .groupBy(['t.name', 't.request_type', 't.check_result', 't.platform', sql`date_trunc('hour', t.recorded_at)`])
    .select([
      sql<string>`min(t.event_id)`.as('id'),
      't.name',
      't.request_type as requestType',
      't.check_result as checkResult',
      't.platform',
      common('t.odd_no').as('oddNo'),
      common('t.pre_id').as('preId'),
      common('w.name').as('wareName'),
      sql<number>`count(*)::int`.as('items'),
      ...oneOf('one_id', 'oneId'),
      ...oneOf('remarks', 'remarks'),
      ...oneOf('size', 'spec'),
      ...oneOf('image', 'img'),
      sql<string>`max(t.recorded_at)`.as('gmtCreate'),
    ])
    .orderBy('gmtCreate', 'desc')
    .orderBy('id')
    .limit(shown)
    .execute();

/** A column of the item that the events of a group speak of last. */
const oneOf = <Name extends string>(column: string, name: Name) => [
  sql<string>`(array_agg(l.${sql.ref(column)} order by t.recorded_at desc, l.one_id))[1]`.as(name),
];

/** A column in which all events of a group agree; null where they do not. */
const common = (column: string) => {
  const each = sql.ref(column);
  return sql<string | null>`case when count(${each}) = count(*) and min(${each}) = max(${each}) then min(${each}) end`;
};
