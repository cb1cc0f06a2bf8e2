import type { Viewer } from '#contracts/kernel/access/viewer.ts';
import type { DataOf } from '#contracts/kernel/endpoint.ts';
import { reject, type Rejection } from '#contracts/kernel/rejection.ts';
import type { listTwins } from '#contracts/outbound/picking.ts';
import type { ReadDatabase } from '../kernel/read-database.ts';
import { shelfName } from '../shared/shelf-name.ts';
import { withinRowScope } from '../shared/visible-fields.ts';

const MAX_SUBSTITUTES = 20;

/** Items that may stand in for one that cannot be found: same owner, SKU, size, inspection result and warehouse, and as sound. Longest stored first. */
export const twinsOf = async (db: ReadDatabase, viewer: Viewer, oneId: string): Promise<DataOf<typeof listTwins> | Rejection> => {
  const item = await db
    .selectFrom('inventory as i')
    .where('i.one_id', '=', oneId)
    .where(withinRowScope(viewer, { shop: ['i.shop_id'], warehouse: 'i.warehouse_id' }))
    .select(['shop_id', 'warehouse_id', 'sku', 'size', 'check_result', 'defective'])
    .executeTakeFirst();
  if (!item) return reject('NotFound', { field: 'oneId' });
  return db
    .selectFrom('inventory as i')
    .where('shop_id', '=', item.shop_id)
    .where('warehouse_id', '=', item.warehouse_id)
    .where('sku', '=', item.sku)
    .where('size', '=', item.size)
    .where('check_result', 'is not distinct from', item.check_result)
    .where('defective', '=', item.defective)
    .where('state', 'in', ['available', 'issue'])
    .where('shelf_id', 'is not', null)
    .where('one_id', '<>', oneId)
    .select([
      'one_id as oneId',
      'sku',
      'brand',
      'name as remarks',
      'size as spec',
      'image as img',
      'shelf_id as shelvesId',
      shelfName.as('shelvesName'),
      'check_result as checkResult',
    ])
    .orderBy('shelved_at')
    .orderBy('one_id')
    .limit(MAX_SUBSTITUTES)
    .execute();
};
