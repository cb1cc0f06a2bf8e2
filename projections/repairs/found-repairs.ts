import type { ReadDatabase } from '../kernel/read-database.ts';
import { placesInQueue } from './queue.ts';

/** With the item, and its place in the queue as long as it waits. */
export const repairRows = (db: ReadDatabase) =>
  db
    .selectFrom('repairs as r')
    .innerJoin('inventory as i', 'i.one_id', 'r.one_id')
    .leftJoin('warehouses as w', 'w.id', 'r.warehouse_id')
    .leftJoin('shops as s', 's.shop_id', 'r.shop_id')
    .leftJoin(placesInQueue(db).as('q'), 'q.repair_no', 'r.repair_no')
    .selectAll('r')
    .select(['w.name as ware_name', 's.uid', 's.realname', 'q.ahead', 'q.wait_days'])
    .select(['i.sku', 'i.brand', 'i.name', 'i.size', 'i.image', 'i.state', 'i.related_one_id', 'i.shelf_name', 'i.shop_id as owner_id']);

export type FoundRepair = Awaited<ReturnType<ReturnType<typeof repairRows>['execute']>>[number];
