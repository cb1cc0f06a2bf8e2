import type { Viewer } from '#contracts/kernel/access/viewer.ts';
import type { InventoryFilter, InventoryRow as Row, InventorySales, InventoryView } from '#contracts/inventory/inventory-queries.ts';
import { actionsOn } from '#contracts/item/item-actions.ts';
import { isOneId, normaliseOneId } from '#contracts/item/one-id.ts';
import type { Page } from '#contracts/kernel/lists/paging.ts';
import { all, oneOf, type Condition } from '../kernel/lists/conditions.ts';
import { inboundReferences } from '../shared/inbound-references.ts';
import { itemSummary } from '../shared/item-summary.ts';
import type { ReadDatabase } from '../kernel/read-database.ts';
import { crossListed } from '../shared/cross-listed.ts';
import { shelfName } from '../shared/shelf-name.ts';
import { visibleFieldsOf } from '../shared/visible-fields.ts';
import { byNumberOrNone, byText, byTime, byTimeOrNone, countedPage, sortedPage, type SortKey } from '../kernel/lists/sorted-page.ts';
import { shelvedOn, wareDays } from '../shared/storage-days.ts';
import { storageFee } from '../shared/storage-rates.ts';
import { pastFreeDays, withFreeUntil, type FreeUntil } from '../shared/free-storage.ts';
import { storageTerms, type StorageTerms } from '../shared/storage-terms-of.ts';
import { tableOf } from '../kernel/rows/table-of.ts';
import type { AllowedEvents } from '../shared/allowed-events.ts';
import { countByView } from './counts.ts';
import { whereClause } from './filter.ts';
import { asksForSales, salesOf } from './sales.ts';
import { withSearch } from './search.ts';
import type { InventoryRow } from './table.ts';
import { canUseCounts } from './materialised-counts.ts';
import { viewCondition } from './views.ts';

export const sorts: Record<InventoryFilter['sort'], SortKey> = {
  gmtModify: byTime('i.updated_at'),
  gmtCreate: byTime('i.created_at'),
  gmtIn: byTimeOrNone('i.received_at'),
  gmtShelves: byTimeOrNone('i.shelved_at'),
  gmtOut: byTimeOrNone('i.out_at'),
  gmtSold: byTimeOrNone('i.sold_at'),
  sku: byText('i.sku'),
  costPrice: byNumberOrNone('i.cost_price_cents'),
};

export type InventoryPage = Page<Row> & { counts: Record<InventoryView, number>; next: string | null; sold?: InventorySales };

interface Asked {
  viewer: Viewer;
  filter: InventoryFilter;
  now: Date;
  allowedEvents: AllowedEvents;
}

/** One page of the list, and how many rows each tab holds under the same filters. */
export const inventoryPage = async (db: ReadDatabase, { viewer, filter, now, allowedEvents }: Asked): Promise<InventoryPage> => {
  const storage = await storageTerms(db, now);
  const { freeUntil } = storage;
  const pageOf = (found: Condition | undefined) =>
    Promise.all([
      sortedPage(itemsShown(db, { viewer, filter, now, freeUntil }, found), { sort: sorts[filter.sort], key: 'i.one_id', request: filter }),
      countByView(
        db,
        whereClause(viewer, filter, now, found),
        { ...filter, view: viewOf(filter) },
        { freeUntil, materialised: canUseCounts(viewer, filter) },
      ),
      asksForSales(filter) ? salesOf(itemsShown(db, { viewer, filter, now, freeUntil }, found)) : undefined,
    ]);
  const [{ rows, next }, counted, sold] = await withSearch(db, { viewer, filter }, pageOf, ([, { counts }]) => counts.everything === 0);
  const listed = await crossListed(
    db,
    rows.filter(({ state }) => state === 'available').map(({ one_id }) => one_id),
  );
  const answer = rows.map((row) => {
    const listedOn = listed.get(row.one_id);
    return {
      ...toRow(row, viewer, {
        actions: actionsOn(
          { ...row, shelfId: row.shelf_id, checkResult: row.check_result, isListed: listedOn !== undefined },
          viewer,
          allowedEvents.item(row.state),
        ),
        storage,
      }),
      ...(listedOn && { listedOn }),
    };
  });
  return { ...countedPage(answer, { ...counted, next }, filter), ...(sold && { sold }) };
};

interface Shown extends Omit<Asked, 'allowedEvents'> {
  freeUntil: readonly FreeUntil[];
}

/** What the list holds under its tab and filters, unsorted. */
export const itemsFound = async (db: ReadDatabase, asked: Shown) => {
  const { viewer, filter, now, freeUntil } = asked;
  const look = async (found: Condition | undefined) => ({
    shown: itemsShown(db, asked, found),
    any: await itemRows(db, now, freeUntil)
      .where(whereClause(viewer, filter, now, found))
      .clearSelect()
      .select('i.one_id')
      .limit(1)
      .executeTakeFirst(),
  });
  return (await withSearch(db, asked, look, ({ any }) => any === undefined)).shown;
};

const itemsShown = (db: ReadDatabase, { viewer, filter, now, freeUntil }: Shown, found: Condition | undefined) =>
  itemRows(db, now, freeUntil).where(all(whereClause(viewer, filter, now, found), inTab(filter, pastFreeDays(freeUntil))));

/** What the tab and the states let in. */
export const inTab = (filter: InventoryFilter, past: Condition): Condition =>
  all(viewCondition(viewOf(filter), past), oneOf('i.state', filter.state), oneOf('i.status', filter.status));

/** Without a tab: what lies in the warehouse, unless states or single items are asked for. */
export const viewOf = ({ view, state, status, oneIds, text }: InventoryFilter): InventoryView => {
  const named = state ?? status ?? oneIds ?? (text !== undefined && isOneId(normaliseOneId(text)));
  return view ?? (named ? 'everything' : 'all');
};

/** With the names and terms of where they are; `rows` stand in for the table. */
export const itemRows = (db: ReadDatabase, now: Date, freeUntil: readonly FreeUntil[], rows?: readonly InventoryRow[]) =>
  withFreeUntil(db, freeUntil)
    .selectFrom(tableOf('inventory', rows).as('i'))
    .innerJoin('free_until as f', 'f.id', 'i.warehouse_id')
    .leftJoin('shops as s', 's.shop_id', 'i.shop_id')
    .selectAll('i')
    .select([shelfName.as('shelf_name'), 'f.name as ware_name', 'f.time_zone', 's.uid', 's.realname', wareDays(now, 'f.time_zone').as('ware_days')]);

const profitOf = ({ sold_at, sold_price_cents, cost_price_cents }: Pick<InventoryRow, 'sold_at' | 'sold_price_cents' | 'cost_price_cents'>) =>
  sold_at === null || sold_price_cents === null || cost_price_cents === null ? null : sold_price_cents - cost_price_cents;

type Found = Awaited<ReturnType<ReturnType<typeof itemRows>['execute']>>[number];

interface Beside {
  actions: Row['actions'];
  storage: StorageTerms;
}

export const toRow = (row: Found, viewer: Viewer, { actions, storage }: Beside): Row => {
  const visible = visibleFieldsOf(viewer);
  return {
    ...itemSummary(row, visible),
    ...(visible.staff && { shelvesId: row.shelf_id, shelvesName: row.shelf_name }),
    checkResult: row.check_result,
    checkRemark: row.check_remark,
    shopInfo: { id: row.shop_id, uid: row.uid ?? '', realname: row.realname ?? '' },
    warehouseId: row.warehouse_id,
    wareName: row.ware_name,
    oddNo: row.odd_no,
    requestType: row.request_type,
    dropship: row.dropship,
    ...inboundReferences(row, viewer),
    outLogNo: row.out_log_no,
    outCarrier: row.out_carrier,
    platform: row.platform,
    listPrice: row.list_price_cents,
    soldPrice: row.sold_price_cents,
    profit: profitOf(row),
    wareDays: row.ware_days,
    freeDays: storage.freeDaysOf(row),
    ...(visible.storageFee && { wareFee: storageFee(row.ware_days, shelvedOn(row), storage.ratesOf(row)) }),
    gmtIn: row.received_at,
    gmtShelvesCreate: row.shelved_at,
    gmtSold: row.sold_at,
    gmtCreate: row.created_at,
    gmtModify: row.updated_at,
    version: row.version,
    actions,
  };
};
