import type { RowsThen } from '../kernel/past.ts';
import type { ReadDatabase, ReadTables } from '../kernel/read-database.ts';
import type { Then } from './queries.ts';

export interface ThenNeeds {
  itemsThen: RowsThen<ReadTables['inventory']>;
  packagesThen: RowsThen<ReadTables['packages']>;
  ordersThen: RowsThen<ReadTables['orders']>;
}

/** An item as it was at a moment, with the package and the orders that its timeline until then speaks of; undefined before its first event. */
export const itemThen = async (
  db: ReadDatabase,
  { itemsThen, packagesThen, ordersThen }: ThenNeeds,
  oneId: string,
  moment: Date,
): Promise<Then | undefined> => {
  const item = (await itemsThen([oneId], moment)).get(oneId);
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
    packagesThen([item.pre_id], moment),
    ordersThen(
      orders.map(({ odd_no }) => odd_no!),
      moment,
    ),
  ]);
  return { items: [item], packages: [...packages.values()], orders: [...told.values()] };
};
