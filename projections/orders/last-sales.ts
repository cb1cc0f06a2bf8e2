import type { OrderItem } from '#contracts/outbound/order-rows.ts';
import type { ReadDatabase } from '../kernel/read-database.ts';
import type { FoundOrder } from './found-orders.ts';

export type LastSales = ReadonlyMap<string, NonNullable<OrderItem['lastSale']>>;

/** What another item of the same SKU and size was sold for last, whoever sold it, by ONE ID: one look into an index for each. */
export const lastSales = async (db: ReadDatabase, units: FoundOrder['units']): Promise<LastSales> => {
  if (units.length === 0) return new Map();
  const found = await db
    .selectFrom('inventory as i')
    .innerJoinLateral(
      (from) =>
        from
          .selectFrom('inventory as sold')
          .whereRef('sold.sku', '=', 'i.sku')
          .whereRef('sold.size', '=', 'i.size')
          .whereRef('sold.one_id', '<>', 'i.one_id')
          .where('sold.sold_at', 'is not', null)
          .where('sold.sold_price_cents', 'is not', null)
          .select(['sold.sold_price_cents as price', 'sold.sold_at as gmtSold'])
          .orderBy('sold.sold_at', 'desc')
          .limit(1)
          .as('last'),
      (join) => join.onTrue(),
    )
    .where(
      'i.one_id',
      'in',
      units.map(({ oneId }) => oneId),
    )
    .select(['i.one_id', 'last.price', 'last.gmtSold'])
    .$narrowType<{ price: number; gmtSold: string }>()
    .execute();
  return new Map(found.map(({ one_id: oneId, price, gmtSold }) => [oneId, { price, gmtSold }]));
};
