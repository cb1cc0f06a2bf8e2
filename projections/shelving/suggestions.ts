import { sql } from 'kysely';
import type { Viewer } from '#contracts/kernel/access/viewer.ts';
import type { DataOf } from '#contracts/kernel/endpoint.ts';
import { reject, type Rejection } from '#contracts/kernel/rejection.ts';
import type { suggestShelves } from '#contracts/shelving/shelf-queries.ts';
import type { ReadDatabase } from '../kernel/read-database.ts';
import { withinRowScope } from '../shared/visible-fields.ts';
import { loadedShelves } from './queries.ts';

const MAX_SUGGESTIONS = 5;

/**
 * Where an item goes: beside the same owner's same SKU where there is room, otherwise where there is most room; never where it lies already. A fake is suggested
 * none.
 */
export const suggestedShelves = async (db: ReadDatabase, viewer: Viewer, oneId: string): Promise<DataOf<typeof suggestShelves> | Rejection> => {
  const item = await db
    .selectFrom('inventory as i')
    .where('i.one_id', '=', oneId)
    .where(withinRowScope(viewer, { shop: ['i.shop_id'], warehouse: 'i.warehouse_id' }))
    .select(['warehouse_id', 'shop_id', 'sku', 'shelf_id', 'check_result'])
    .executeTakeFirst();
  if (!item) return reject('NotFound', { field: 'oneId' });
  // No shelf is known to be for fakes, and none goes among good stock.
  if (item.check_result === 'fake') return [];
  const same = sql<number>`(select count(*)::int from inventory i
    where i.warehouse_id = r.warehouse_id and i.shelf_id = r.shelf_id and i.shop_id = ${item.shop_id} and i.sku = ${item.sku})`;
  const shelves = await loadedShelves(db)
    .where('r.warehouse_id', '=', item.warehouse_id)
    .where(sql<boolean>`coalesce(l.n, 0) < r.capacity and r.shelf_id is distinct from ${item.shelf_id}`)
    .select(same.as('same'))
    .orderBy(sql`same desc, free desc, r.zone, r.name`)
    .limit(MAX_SUGGESTIONS)
    .execute();
  return shelves.map((shelf) => ({ ...shelf, reason: shelf.same > 0 ? ('sameOwnerAndSku' as const) : ('freeCapacity' as const) }));
};
