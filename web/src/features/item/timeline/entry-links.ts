import type { ItemDetail, TimelineEntry } from '#contracts/item/item-queries.ts';
import type { RequestType } from '#contracts/item/order-kinds.ts';
import { timelineNumbers } from '#contracts/item/timeline-types.ts';
import { inBatchLink } from '#web/core/links/batch-link.ts';
import { orderLink, shippedLink } from '#web/core/links/orders/order-link.ts';
import { packageLink } from '#web/core/links/package-link.ts';
import { isSellerView, type Viewpoint } from '#web/core/links/viewpoint.ts';
import { repairLink } from '#web/core/links/repair-link.ts';

export interface EntryLinks {
  order?: string | undefined;
  package?: string | undefined;
  batch?: string | undefined;
  repair?: string | undefined;
}

/** Where the numbers of an entry lead the one who looks (R2.160). Whether they may go there is asked when the link is drawn. */
export const entryLinks = (place: Viewpoint, entry: TimelineEntry, item: Pick<ItemDetail, 'eventList' | 'packInfo'>): EntryLinks => {
  const { type, oddNo, batchNo, repairNo } = entry;
  const order = oddNo === null ? undefined : orderOf(entry, item.eventList);
  return {
    ...(order && { order: type === timelineNumbers.outbound ? shippedLink(place, order) : orderLink(place, order) }),
    ...(namesPackage(place, entry) && packageOf(entry, item).preId !== '' && { package: packageLink(place, packageOf(entry, item)) }),
    ...(batchNo && type === timelineNumbers.inbound && { batch: inBatchLink(place, batchNo) }),
    ...(repairNo && { repair: repairLink(place, repairNo) }),
  };
};

/** A forecast is the package's own news; an inspection leads staff to the forecast it belongs to (R2.85). */
const namesPackage = (place: Viewpoint, { type }: TimelineEntry): boolean =>
  type === timelineNumbers.forecast || (type === timelineNumbers.inspection && !isSellerView(place));

export const packageOf = (entry: TimelineEntry, { packInfo }: Pick<ItemDetail, 'packInfo'>) => ({
  preId: entry.preId ?? packInfo.preId,
  packId: entry.packId ?? packInfo.packId,
});

/** An entry of the floor names the order alone; the application says of which type it is. */
const orderOf = ({ oddNo, platOrderNo }: TimelineEntry, entries: readonly TimelineEntry[]) => {
  const application = entries.find((other) => other.oddNo === oddNo && (other.requestType !== null || other.type === timelineNumbers.directOutbound));
  if (oddNo === null || !application) return undefined;
  return { oddNo, platOrderNo, type: (application.requestType ?? timelineNumbers.directOutbound) as RequestType };
};
