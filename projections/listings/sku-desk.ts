import { sql } from 'kysely';
import type { DataOf, QueryOf } from '#contracts/kernel/endpoint.ts';
import type { Viewer } from '#contracts/kernel/access/viewer.ts';
import { reject, type Rejection } from '#contracts/kernel/rejection.ts';
import type { getSkuListings } from '#contracts/listings/listing-queries.ts';
import { all, equal } from '../kernel/lists/conditions.ts';
import { withinShop } from '../shared/visible-fields.ts';
import { foundListings, type ListingNeeds } from './found-listings.ts';
import { asRows, reachable } from './queries.ts';

/** More than a seller has of one SKU. */
const MAX_LISTINGS = 500;

/** The sizes of a SKU that lie ready or are listed; `NotFound` where there is neither. */
export const skuDesk = async (
  needs: ListingNeeds,
  viewer: Viewer,
  { sku, shopId }: QueryOf<typeof getSkuListings>,
): Promise<DataOf<typeof getSkuListings> | Rejection> => {
  const { db } = needs;
  const [found, ready] = await Promise.all([
    foundListings(db)
      .where(all(reachable(viewer), equal('l.shop_id', shopId), equal('l.sku', sku), sql<boolean>`l.ended_at is null`))
      .orderBy('l.size')
      .orderBy('l.price_cents')
      .orderBy('l.listing_id')
      .limit(MAX_LISTINGS)
      .execute(),
    db
      .selectFrom('inventory as i')
      .where(all(withinShop(viewer, ['i.shop_id']), equal('i.shop_id', shopId), equal('i.sku', sku), sql<boolean>`i.state = 'available'`))
      .groupBy('i.size')
      .select([
        'i.size',
        sql<number>`count(*)::int`.as('pieces'),
        sql<string>`min(i.brand)`.as('brand'),
        sql<string>`min(i.name)`.as('name'),
        sql<string>`min(i.image)`.as('image'),
      ])
      .execute(),
  ]);
  const what = found[0] ?? ready[0];
  if (!what) return reject('NotFound', { field: 'sku' });

  const rows = await asRows(needs, viewer, found);
  const sizes = [...new Set([...ready, ...found].map(({ size }) => size))].toSorted(inOrder);
  return {
    sku,
    brand: what.brand,
    remarks: what.name,
    img: what.image,
    sizes: sizes.map((spec) => ({
      spec,
      readyCount: ready.find(({ size }) => size === spec)?.pieces ?? 0,
      listings: rows.filter((row) => row.spec === spec),
    })),
  };
};

/** `9.5` before `10`, and what is no number after all. */
const inOrder = (one: string, other: string): number => {
  const [first, second] = [Number.parseFloat(one), Number.parseFloat(other)];
  if (Number.isNaN(first) || Number.isNaN(second)) return Number(Number.isNaN(first)) - Number(Number.isNaN(second)) || one.localeCompare(other);
  return first - second || one.localeCompare(other);
};
