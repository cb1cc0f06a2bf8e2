import { sql } from 'kysely';
import type { Viewer } from '#contracts/kernel/access/viewer.ts';
import { packageViews, type listPackages, type PackageFilter, type PackageRow as Row } from '#contracts/forecast/package-queries.ts';
import { packageActionsOn } from '#contracts/forecast/package-actions.ts';
import { packageStatuses } from '#contracts/forecast/package-events.ts';
import type { TravelWay } from '#contracts/forecast/shipping-types.ts';
import type { ItemState } from '#contracts/item/item-states.ts';
import { dateRange } from '#contracts/kernel/lists/date-range.ts';
import type { DataOf } from '#contracts/kernel/endpoint.ts';
import { all, equal, oneOf, within, type Condition } from '../kernel/lists/conditions.ts';
import type { ReadDatabase } from '../kernel/read-database.ts';
import { listedWarehouse, withinRowScope } from '../shared/visible-fields.ts';
import { byTime, byTimeOrNone, countedPage, sortedPage, type SortKey } from '../kernel/lists/sorted-page.ts';
import { countOver } from '../kernel/derived/counts.ts';
import { expressionContains } from '../kernel/lists/text-search.ts';
import type { AllowedEvents } from '../shared/allowed-events.ts';
import { searchExpression } from './table.ts';
import { canUseCounts } from './materialised-counts.ts';
import { packageViewConditions } from './views.ts';

export const sorts: Record<PackageFilter['sort'], SortKey> = {
  gmtModify: byTime('p.updated_at'),
  gmtCreate: byTime('p.created_at'),
  gmtExpires: byTimeOrNone('p.expires_at'),
  gmtArrived: byTimeOrNone('p.arrived_at'),
};

export const packagePage = async (
  db: ReadDatabase,
  viewer: Viewer,
  filter: PackageFilter,
  allowedEvents: AllowedEvents,
): Promise<DataOf<typeof listPackages>> => {
  const reach = whereClause(viewer, filter);
  const shown = inTab(filter);
  const materialised = canUseCounts(viewer, filter);
  const count = countOver(materialised);
  const [{ rows, next }, { matching, ...counts }] = await Promise.all([
    sortedPage(packagesShown(db, viewer, filter), { sort: sorts[filter.sort], key: 'p.pre_id', request: filter }),
    db
      .selectFrom(db.dynamic.table(materialised ? 'packages_tally' : 'packages').as('p'))
      .where(reach)
      .select([count(shown).as('matching'), ...packageViews.map((view) => count(packageViewConditions[view]).as(view))])
      .executeTakeFirstOrThrow(),
  ]);
  return countedPage(
    rows.map((row) => toRow(row, viewer, allowedEvents)),
    { totalCount: matching, counts, next },
    filter,
  );
};

const inTab = ({ view = 'all', status }: PackageFilter): Condition => all(packageViewConditions[view], oneOf('p.status', status));

/** What the list holds under its tab and filters, unsorted. */
export const packagesShown = (db: ReadDatabase, viewer: Viewer, filter: PackageFilter) =>
  packageRows(db).where(all(whereClause(viewer, filter), inTab(filter)));

/** Everything that narrows the list but the tab and the status. */
const whereClause = (viewer: Viewer, filter: PackageFilter): Condition =>
  all(
    reachable(viewer),
    equal('p.warehouse_id', listedWarehouse(viewer, filter.wareId)),
    equal('p.shop_id', filter.shopId),
    equal('p.shipping_type', filter.shippingType),
    filter.way && byWay[filter.way],
    equal('p.unclaimed', filter.unclaimed),
    filter.text ? expressionContains(searchExpression, filter.text) : undefined,
    within('p.created_at', dateRange(filter.beginTime ?? filter.beginDate, filter.endTime ?? filter.endDate, viewer.timeZone)),
    within('p.arrived_at', dateRange(filter.inBeginTime ?? filter.beginInTime, filter.inEndTime ?? filter.endInTime, viewer.timeZone)),
    within('p.counted_at', dateRange(filter.finishBeginTime, filter.finishEndTime, viewer.timeZone)),
  );

/** As `travelWay` tells of one package. */
const byWay: Record<TravelWay, Condition> = {
  shipping: sql`(p.status <> 'returned' and p.shipping_type in ('express', 'truck'))`,
  dropoff: sql`(p.status <> 'returned' and p.shipping_type = 'dropoff')`,
  returned: sql`p.status = 'returned'`,
};

export const reachable = (viewer: Viewer): Condition => withinRowScope(viewer, { shop: ['p.shop_id'], warehouse: 'p.warehouse_id' });

export const packageRows = (db: ReadDatabase) =>
  db
    .selectFrom('packages as p')
    .leftJoin('warehouses as w', 'w.id', 'p.warehouse_id')
    .leftJoin('shops as s', 's.shop_id', 'p.shop_id')
    .selectAll('p')
    .select(['w.name as ware_name', 's.uid', 's.realname', unitStates.as('unit_states')]);

/** What can be done with a package that is here depends on how far its units are. */
const unitStates = sql<ItemState[]>`case when p.status in ('arrived', 'received') then array(
  select distinct i.state from jsonb_array_elements(p.units) unit join inventory i on i.one_id = unit->>'oneId'
) else '{}' end`;

export type FoundPackage = Awaited<ReturnType<ReturnType<typeof packageRows>['execute']>>[number];

export const toRow = (row: FoundPackage, viewer: Viewer, allowedEvents: AllowedEvents): Row => ({
  id: row.pre_id,
  preId: row.pre_id,
  packId: row.pack_id,
  logNo: row.log_no,
  forecastBatch: row.forecast_batch,
  shippingType: row.shipping_type,
  reference: row.reference,
  shopInfo: { id: row.shop_id, uid: row.uid ?? '', realname: row.realname ?? '' },
  warehouseId: row.warehouse_id,
  wareName: row.ware_name ?? '',
  status: row.status,
  statusNumber: packageStatuses[row.status].number,
  unclaimed: row.unclaimed,
  quantity: row.expected,
  received: row.received,
  over: row.over,
  short: row.short,
  damaged: row.damaged,
  unresolved: row.unresolved,
  resolution: row.resolution,
  weightGrams: row.weight_grams,
  dimensions: row.dimensions,
  insurance: row.insurance_cents,
  signature: row.signature,
  remark: row.remark,
  reason: row.reason,
  batchNo: row.batch_no,
  gmtExpires: row.expires_at,
  gmtArrived: row.arrived_at,
  gmtCounted: row.counted_at,
  gmtCreate: row.created_at,
  gmtModify: row.updated_at,
  version: row.version,
  actions: packageActionsOn({ ...row, unitStates: row.unit_states }, viewer, allowedEvents.package(row.status)),
});
