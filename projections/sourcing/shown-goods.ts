import { sql } from 'kysely';
import type { ReadDatabase } from '../kernel/read-database.ts';

/** How the shop shows a size of the catalogue: by the oldest of its products that may be sold. Undefined where there is none. */
export const shownGoods = (db: ReadDatabase) => async (own: { sku: string; size: string }) => {
  const { sku, size } = own;
  return db
    .selectFrom('shop_products')
    .where('status', '=', 'active')
    .where(sql<boolean>`skus @> ${JSON.stringify([{ own: { sku, size } }])}::jsonb`)
    .orderBy('created_at')
    .select(['title', 'description', 'pictures'])
    .executeTakeFirst();
};

/** As many as are looked after in one go. */
const MAX_AUDITED = 500;

/** Products that are being audited, and that nothing has happened to since a moment. */
export const productsAudited =
  (db: ReadDatabase) =>
  async (before: Date): Promise<string[]> => {
    const rows = await db
      .selectFrom('shop_products')
      .where('audit', '=', 'auditing')
      .where('updated_at', '<', before.toISOString())
      .select('product_id')
      .orderBy('updated_at')
      .limit(MAX_AUDITED)
      .execute();
    return rows.map(({ product_id }) => product_id);
  };
