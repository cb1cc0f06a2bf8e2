import type { StorageRate } from '#contracts/fees/storage-rates.ts';
import { actionsOn } from '#contracts/item/item-actions.ts';
import type { Viewer } from '#contracts/kernel/access/viewer.ts';
import type { ItemDetail } from '#contracts/item/item-queries.ts';
import { reject, type Rejection } from '#contracts/kernel/rejection.ts';
import { crossListed } from '../shared/cross-listed.ts';
import { inboundReferences } from '../shared/inbound-references.ts';
import { itemSummary } from '../shared/item-summary.ts';
import type { ReadDatabase } from '../kernel/read-database.ts';
import { visibleFieldsOf, type VisibleFields } from '../shared/visible-fields.ts';
import { shelvedOn } from '../shared/storage-days.ts';
import { storageTerms } from '../shared/storage-terms-of.ts';
import { storageFee } from '../shared/storage-rates.ts';
import type { AllowedEvents } from '../shared/allowed-events.ts';
import { entryChanges } from './entry-changes.ts';
import { repairEnds } from './flow-status.ts';
import { findItem, ownerNames, timelineOf, type FoundEntry, type FoundItem, type AsOf } from './queries.ts';
import { runningOf } from './running.ts';
import { entryOf } from './timeline-entry.ts';

interface Asked {
  viewer: Viewer;
  oneId: string;
  /** The present, or the moment that is asked for. */
  now: Date;
  /** Where that is not the present: what was then. */
  was?: AsOf | undefined;
  allowedEvents: AllowedEvents;
}

/** The item as its drawer shows it, with its timeline; each field only where the viewer may see it. */
export const itemDetail = async (db: ReadDatabase, { viewer, oneId, now, was, allowedEvents }: Asked): Promise<ItemDetail | Rejection> => {
  const item = await findItem(db, viewer, oneId, now, was);
  if (!item) return reject('NotFound', { field: 'oneId' });
  const entries = await timelineOf(db, viewer, item, was);
  const listedOn = was || item.state !== 'available' ? undefined : (await crossListed(db, [oneId])).get(oneId);
  const ended = repairEnds(entries);
  const visible = visibleFieldsOf(viewer);
  const storage = await storageTerms(db, now);
  const rates = visible.storageFee ? storage.ratesOf(item) : [];
  const changes = entryChanges(entries, { ownerName: visible.staff ? await ownerNames(db, entries) : undefined });
  const { batchNo, ...papers } = inboundReferences(item, viewer);
  return {
    ...itemSummary(item, visible),
    imageList: [...item.media, ...(visible.staff ? photosAfterRepairs(entries) : [])],
    shopInfo: { id: item.shop_id, uid: item.uid ?? '', realname: item.realname ?? '' },
    packInfo: { ...papers, gmtModify: papers.preId === '' ? null : item.package_updated_at },
    inProdInfo: { batchNo, ...stored(item, visible, { rates, freeDays: storage.freeDaysOf(item) }) },
    outInfo: leaving(item, visible),
    eventList: entries.map((entry) => entryOf(entry, item, visible, { ended, changes, rates })),
    running: runningOf(item),
    ...(listedOn && { listedOn }),
    actions: was
      ? []
      : actionsOn(
          { ...item, shelfId: item.shelf_id, checkResult: item.check_result, isListed: listedOn !== undefined },
          viewer,
          allowedEvents.item(item.state),
        ),
    version: item.version,
  };
};

const photosAfterRepairs = (entries: readonly FoundEntry[]): string[] =>
  entries
    .filter(({ name }) => name === 'ItemRepaired')
    .toReversed()
    .flatMap(({ photos }) => photos);

interface Terms {
  rates: readonly StorageRate[];
  freeDays: number | null;
}

const stored = (item: FoundItem, visible: VisibleFields, { rates, freeDays }: Terms): Omit<ItemDetail['inProdInfo'], 'batchNo'> => ({
  gmtCreate: item.received_at,
  type: item.received_kind,
  checkResult: item.check_result,
  checkRemark: item.check_remark,
  warehouseId: item.warehouse_id,
  wareName: item.ware_name,
  level: item.level,
  freeDays,
  ...(visible.staff && { shelvesId: item.shelf_id, shelvesName: item.shelf_name, shelvesUserName: item.shelved_by }),
  wareDays: item.ware_days,
  ...(visible.storageFee && { wareFee: storageFee(item.ware_days, shelvedOn(item), rates) }),
  gmtShelvesCreate: item.shelved_at,
});

const leaving = (item: FoundItem, visible: VisibleFields): ItemDetail['outInfo'] => ({
  oddNo: item.odd_no,
  type: item.request_type,
  platName: item.platform,
  ...(visible.platOrderNo && { platOrderNo: item.plat_order_no }),
  soldPrice: item.sold_price_cents,
  logNo: item.out_log_no,
  carrier: item.out_carrier,
});
