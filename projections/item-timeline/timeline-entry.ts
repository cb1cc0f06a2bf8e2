import type { TimelineEntry } from '#contracts/item/item-queries.ts';
import type { StorageRate } from '#contracts/fees/storage-rates.ts';
import { dayOf, daysBetween } from '#contracts/kernel/lists/date-range.ts';
import type { VisibleFields } from '../shared/visible-fields.ts';
import { shelvedOn } from '../shared/storage-days.ts';
import { storageFee } from '../shared/storage-rates.ts';
import type { entryChanges } from './entry-changes.ts';
import { flowStatusOf, type repairEnds } from './flow-status.ts';
import type { FoundEntry, FoundItem } from './queries.ts';

interface Beside {
  ended: ReturnType<typeof repairEnds>;
  changes: ReturnType<typeof entryChanges>;
  /** Of the storage of the item. */
  rates: readonly StorageRate[];
}

/** One entry as the viewer may see it. The papers of a former owner's inbound stay with them. */
export const entryOf = (entry: FoundEntry, item: FoundItem, visible: VisibleFields, { ended, changes, rates }: Beside): TimelineEntry => {
  const days = daysStored(entry, item);
  return {
    id: entry.event_id,
    name: entry.name,
    type: entry.type,
    gmtCreate: entry.recorded_at,
    gmtModify: entry.recorded_at,
    ...(visible.staff && { operator: entry.operator_name, pku: item.pku, shelvesName: entry.shelf_name, tote: entry.tote }),
    ...(entry.own_time ? papers(entry) : noReferences),
    oddNo: entry.odd_no,
    oneId: entry.one_id,
    spec: item.size,
    sku: item.sku,
    brand: item.brand,
    remarks: item.name,
    checkResult: entry.check_result,
    imgList: visiblePhotos(entry, visible),
    wareName: entry.ware_name,
    wareDays: days,
    ...(visible.storageFee && {
      wareFee: days === null ? null : storageFee(days, shelvedOn(item), rates),
    }),
    outType: entry.out_type,
    outTime: entry.name === 'ItemShipped' ? entry.recorded_at : null,
    deliveryFee: entry.delivery_fee_cents,
    otherFee: entry.other_fee_cents,
    flowStatus: flowStatusOf({
      name: entry.name,
      requestType: entry.request_type,
      orderState: entry.order_state,
      repairEnd: ended.get(entry.repair_no ?? ''),
    }),
    state: entry.state,
    remark: entry.remark,
    reason: entry.reason,
    preset: entry.preset,
    requestType: entry.request_type,
    platform: entry.platform,
    ...(visible.platOrderNo && { platOrderNo: entry.plat_order_no }),
    price: entry.price_cents,
    repairNo: entry.repair_no,
    parcelNo: entry.parcel_no,
    changes: changes.get(entry.event_id) ?? [],
    returnedAs: entry.name === 'ItemReturned' ? item.returned_as : null,
    returnedFrom: entry.name === 'ItemReceived' && entry.own_time ? item.related_one_id : null,
  };
};

/** What an item looked like after a repair is for the management side alone (R3.26). */
const visiblePhotos = ({ name, photos }: FoundEntry, { staff }: VisibleFields): string[] => (staff || name !== 'ItemRepaired' ? photos : []);

const papers = (entry: FoundEntry) => ({ logNo: entry.log_no, batchNo: entry.batch_no, preId: entry.pre_id, packId: entry.pack_id });
const noReferences = { logNo: null, batchNo: null, preId: null, packId: null };

/** Storage days at the time of the entry, in the warehouse's zone; null before the first shelving. */
const daysStored = (entry: FoundEntry, item: FoundItem): number | null => {
  const shelved = shelvedOn(item);
  return shelved === null || entry.recorded_at < item.shelved_at! ? null : daysBetween(shelved, dayOf(entry.recorded_at, item.time_zone));
};
