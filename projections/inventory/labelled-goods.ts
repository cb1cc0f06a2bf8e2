import type { Viewer } from '#contracts/kernel/access/viewer.ts';
import { oneOf } from '../kernel/lists/conditions.ts';
import type { ReadDatabase } from '../kernel/read-database.ts';
import { withinRowScope } from '../shared/visible-fields.ts';

interface Goods {
  name: string;
  sku: string;
  size: string;
}

/** What stands on the labels of these items, by ONE ID; without those that the viewer does not reach. */
export const labelledGoods =
  (db: ReadDatabase) =>
  async (oneIds: readonly string[], viewer: Viewer): Promise<ReadonlyMap<string, Goods>> => {
    const rows = await db
      .selectFrom('inventory as i')
      .where(withinRowScope(viewer, { shop: ['i.shop_id'], warehouse: 'i.warehouse_id' }))
      .where(oneOf('i.one_id', oneIds)!)
      .select(['i.one_id', 'i.name', 'i.sku', 'i.size'])
      .execute();
    return new Map(rows.map(({ one_id, ...goods }) => [one_id, goods]));
  };
