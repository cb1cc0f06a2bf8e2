import { sql } from 'kysely';
import { isSeller, type Viewer } from '#contracts/kernel/access/viewer.ts';
import type { InventoryFilter } from '#contracts/inventory/inventory-queries.ts';
import { normaliseOneId } from '#contracts/item/one-id.ts';
import { dateRange } from '#contracts/kernel/lists/date-range.ts';
import { readyForListing } from '#contracts/shelving/shelf-queries.ts';
import { all, any, equal, oneOf, within, type Condition } from '../kernel/lists/conditions.ts';
import { whereReferencesVisible } from '../shared/inbound-references.ts';
import { listedWarehouse, withinRowScope } from '../shared/visible-fields.ts';
import { wareDays } from '../shared/storage-days.ts';

/** Everything that narrows the list but the tab and the states: under it the tabs are counted. `found` stands for the text. */
export const whereClause = (viewer: Viewer, filter: InventoryFilter, now: Date, found?: Condition): Condition => {
  const range = (first: string | undefined, last: string | undefined) => dateRange(first, last, viewer.timeZone);
  return all(
    withinRowScope(viewer, { shop: ['i.shop_id'], warehouse: 'i.warehouse_id' }),
    equal('i.warehouse_id', listedWarehouse(viewer, filter.wareId)),
    equal('i.shop_id', filter.shopId),
    // Whose it was before is not for sellers to find out.
    isSeller(viewer) ? undefined : receivedFor(filter.inShopId),
    receivedIn(filter.inWareId),
    onShelf(viewer, filter.shelvesId),
    found,
    oneOf('i.one_id', filter.oneIds?.map(normaliseOneId)),
    equal('i.sku', filter.sku),
    oneOf('i.size', filter.spec),
    equal('i.brand', filter.brand),
    equal('i.defective', filter.defective),
    oneOf('i.check_result', filter.checkResult),
    oneOf('i.received_kind', filter.kind),
    equal('i.odd_no', filter.oddNo),
    equal('i.pre_id', filter.preId),
    equal('i.batch_no', filter.batchNo),
    (filter.preId ?? filter.batchNo) !== undefined && whereReferencesVisible(viewer),
    (filter.minDays ?? filter.maxDays) !== undefined && sql`i.shelved_at is not null`,
    filter.minDays === undefined ? undefined : sql`${wareDays(now, 'f.time_zone')} >= ${filter.minDays}`,
    filter.maxDays === undefined ? undefined : sql`${wareDays(now, 'f.time_zone')} <= ${filter.maxDays}`,
    within('i.created_at', range(filter.beginTime ?? filter.beginDate, filter.endTime ?? filter.endDate)),
    within('i.received_at', range(filter.inBeginTime ?? filter.beginInTime, filter.inEndTime ?? filter.endInTime)),
    within('i.shelved_at', range(filter.wareBeginTime, filter.wareEndTime)),
    within('i.out_at', range(filter.outBeginTime, filter.outEndTime)),
    filter.platform === undefined ? undefined : sql`(i.sold_at is not null and i.platform = ${filter.platform})`,
    within('i.sold_at', range(filter.soldBeginTime, filter.soldEndTime)),
    within('i.updated_at', range(filter.finishBeginTime, filter.finishEndTime)),
  );
};

/** What still is theirs, and what no longer is, which an index of few rows knows. */
const receivedFor = (shopId: number | undefined): Condition | undefined =>
  shopId === undefined
    ? undefined
    : any(sql`(i.shop_id = ${shopId} and i.received_shop_id = ${shopId})`, sql`(i.received_shop_id = ${shopId} and i.received_shop_id <> i.shop_id)`);

/** What still lies there, and what was sent on, which an index of few rows knows. */
const receivedIn = (warehouseId: string | undefined): Condition | undefined =>
  warehouseId === undefined
    ? undefined
    : any(
        sql`(i.warehouse_id = ${warehouseId} and i.received_warehouse_id = ${warehouseId})`,
        sql`(i.received_warehouse_id = ${warehouseId} and i.received_warehouse_id <> i.warehouse_id)`,
      );

/** Sellers do not know shelves; for them only the pseudo-shelf is one. */
const onShelf = (viewer: Viewer, shelfId: string | undefined): Condition | undefined => {
  if (shelfId === readyForListing.id) return sql`(i.state = 'available' and not i.defective)`;
  return isSeller(viewer) ? undefined : equal('i.shelf_id', shelfId);
};
