import { sql } from 'kysely';
import type { ReadDatabase } from '../kernel/read-database.ts';

interface OwnSize {
  sku: string;
  size: string;
}

export const keyOfSize = ({ sku, size }: OwnSize): string => `${sku} ${size}`;

/** Available items of each size of the catalogue, of all sellers or of one. */
export const stockOfSizes = async (db: ReadDatabase, sizes: readonly OwnSize[], shopId?: number): Promise<ReadonlyMap<string, number>> => {
  const skus = [...new Set(sizes.map(({ sku }) => sku))];
  if (skus.length === 0) return new Map();
  const rows = await db
    .selectFrom('inventory')
    .where('sku', 'in', skus)
    .where('state', '=', 'available')
    .$if(shopId !== undefined, (query) => query.where('shop_id', '=', shopId!))
    .groupBy(['sku', 'size'])
    .select(['sku', 'size', sql<number>`count(*)::int`.as('items')])
    .execute();
  return new Map(rows.map((row) => [keyOfSize(row), row.items]));
};
