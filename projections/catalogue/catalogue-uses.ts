import { sql } from 'kysely';
import type { ReadDatabase } from '../kernel/read-database.ts';

/** Where SKUs are used, for commands that take something away from the catalogue. */
export const catalogueUses = (db: ReadDatabase) => ({
  async skusOfBrand(brand: string, most: number): Promise<string[]> {
    const rows = await db
      .selectFrom('skus')
      .select('sku')
      .where(sql<boolean>`upper(brand) = upper(${brand})`)
      .orderBy('sku')
      .limit(most)
      .execute();
    return rows.map(({ sku }) => sku);
  },

  async countOfBrand(brand: string): Promise<number> {
    const { skus } = await db
      .selectFrom('skus')
      .select(sql<number>`count(*)::int`.as('skus'))
      .where(sql<boolean>`upper(brand) = upper(${brand})`)
      .executeTakeFirstOrThrow();
    return skus;
  },

  /** Gone items count as well: their history names the SKU. So do forecasts that are still expected, whose goods are items once they come. */
  async isUsed(sku: string, size?: string): Promise<boolean> {
    const line = JSON.stringify([size === undefined ? { sku } : { sku, size }]);
    const { used } = await db
      .selectNoFrom(({ exists, or, selectFrom }) =>
        or([
          exists(
            selectFrom('inventory')
              .select('one_id')
              .where('sku', '=', sku)
              .where(size === undefined ? sql<boolean>`true` : sql<boolean>`size = ${size}`),
          ),
          exists(
            selectFrom('packages')
              .select('pre_id')
              .where('status', 'in', ['scheduled', 'arrived'])
              .where(sql<boolean>`lines @> ${line}::jsonb`),
          ),
        ]).as('used'),
      )
      .executeTakeFirstOrThrow();
    return Boolean(used);
  },
});
