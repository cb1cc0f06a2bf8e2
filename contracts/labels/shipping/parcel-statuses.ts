import type { Tone } from '#contracts/item/item-states.ts';
import type { Words } from '#contracts/kernel/words.ts';

/** Where a parcel is, as its carrier tells. */
export const parcelStatuses = {
  announced: { tone: 'waiting', en: 'Not collected yet', zh: '待揽收' },
  inTransit: { tone: 'progress', en: 'In transit', zh: '运输中' },
  outForDelivery: { tone: 'progress', en: 'Out for delivery', zh: '派送中' },
  awaitsPickup: { tone: 'waiting', en: 'Ready for pickup', zh: '待自取' },
  delivered: { tone: 'done', en: 'Delivered', zh: '已送达' },
  returning: { tone: 'refused', en: 'On its way back', zh: '退回途中' },
  failed: { tone: 'refused', en: 'Delivery failed', zh: '派送失败' },
} as const satisfies Record<string, Words & { tone: Tone }>;

export type ParcelStatus = keyof typeof parcelStatuses;
export const parcelStatusNames = Object.keys(parcelStatuses) as [ParcelStatus, ...ParcelStatus[]];

/** What a carrier noted of a parcel: `at` is when, by its own clock, UTC. */
export interface ParcelScan {
  status: ParcelStatus;
  at: string;
  text: string;
  place?: string | undefined;
}

/** The last that is known of a parcel. */
export type LastScan = Pick<ParcelScan, 'status' | 'at'>;

/**
 * What is new since the last that is known, oldest first. Carriers tell the same scan again and again, late and out of order: what is older than the last is old
 * news, and of scans in a row that say the same the first is enough.
 */
export const newScans = (scans: readonly ParcelScan[], last: LastScan | undefined): ParcelScan[] => {
  const later = scans.filter(({ at }) => last === undefined || Date.parse(at) > Date.parse(last.at));
  const inOrder = later.toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at));
  return inOrder.filter(({ status }, index) => status !== (index === 0 ? last?.status : inOrder[index - 1]!.status));
};
