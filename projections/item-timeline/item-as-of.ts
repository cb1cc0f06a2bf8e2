import type { RowsAsOf } from '../kernel/as-of.ts';
import type { ReadDatabase, ReadTables } from '../kernel/read-database.ts';
import type { AsOf } from './queries.ts';

export interface AsOfNeeds {
  itemsAsOf: RowsAsOf<ReadTables['inventory']>;
  packagesAsOf: RowsAsOf<ReadTables['packages']>;
  ordersAsOf: RowsAsOf<ReadTables['orders']>;
}

/** An item as it was at a moment, with the package and the orders that its timeline until then speaks of; undefined before its first event. */
export const itemAsOf = async (
  db: ReadDatabase,
  { itemsAsOf, packagesAsOf, ordersAsOf }: AsOfNeeds,
  oneId: string,
  moment: Date,
): Promise<AsOf | undefined> => {
  const item = (await itemsAsOf([oneId], moment)).get(oneId);
  if (!item) return undefined;
  const orders = await db
    .selectFrom('item_timeline')
    .where('one_id', '=', oneId)
    .where('version', '<=', item.version)
    .where('odd_no', 'is not', null)
    .select('odd_no')
    .distinct()
    .execute();
  const [packages, told] = await Promise.all([
    packagesAsOf([item.pre_id], moment),
    ordersAsOf(
      orders.map(({ odd_no }) => odd_no!),
      moment,
    ),
  ]);
  return { items: [item], packages: [...packages.values()], orders: [...told.values()] };
};
