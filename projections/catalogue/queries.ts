import { sql } from 'kysely';
import type { listBrands } from '#contracts/catalogue/brands.ts';
import type { listRetailers } from '#contracts/catalogue/retailers.ts';
import type { DataOf, QueryOf } from '#contracts/kernel/endpoint.ts';
import { page } from '#contracts/kernel/lists/paging.ts';
import { likeText } from '../kernel/lists/conditions.ts';
import type { ReadDatabase } from '../kernel/read-database.ts';

/** Those that were put on the list, and those that SKUs bear. Upper and lower case are one. */
export const brandPage = async (db: ReadDatabase, filter: QueryOf<typeof listBrands>): Promise<DataOf<typeof listBrands>> => {
  const borne = db
    .selectFrom('skus')
    .select([sql<string>`upper(brand)`.as('key'), sql<string>`min(brand)`.as('name'), sql<number>`count(*)::int`.as('skus')])
    .groupBy(sql`upper(brand)`);
  const known = db
    .selectFrom('brands as b')
    .fullJoin(borne.as('s'), (join) => join.on(sql<boolean>`upper(b.name) = s.key`))
    .select([sql<string>`coalesce(b.name, s.name)`.as('name'), sql<number>`coalesce(s.skus, 0)`.as('skus')]);
  const matching = db.selectFrom(known.as('k')).where(filter.text ? sql<boolean>`lower(k.name) like ${likeText(filter.text)}` : sql<boolean>`true`);
  const [rows, { total }] = await Promise.all([
    matching
      .selectAll()
      .orderBy(filter.sort === 'skus' ? 'k.skus' : sql`lower(k.name)`, filter.order)
      .orderBy('k.name')
      .limit(filter.size)
      .offset((filter.current - 1) * filter.size)
      .execute(),
    matching.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow(),
  ]);
  return page(rows, total, filter);
};

export const retailerPage = async (db: ReadDatabase, filter: QueryOf<typeof listRetailers>): Promise<DataOf<typeof listRetailers>> => {
  const matching = db
    .selectFrom('retailers')
    .where(filter.text ? sql<boolean>`lower(name || ' ' || address) like ${likeText(filter.text)}` : sql<boolean>`true`);
  const [rows, { total }] = await Promise.all([
    matching
      .selectAll()
      .orderBy('name', filter.order)
      .orderBy('retailer_id', filter.order)
      .limit(filter.size)
      .offset((filter.current - 1) * filter.size)
      .execute(),
    matching.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow(),
  ]);
  return page(
    rows.map(({ retailer_id: retailerId, name, address }) => ({ retailerId, name, address })),
    total,
    filter,
  );
};
