import type { InspectionResult } from '#contracts/item/inspection-results.ts';
import type { ItemEvent } from '#contracts/item/item-events.ts';
import type { RequestType } from '#contracts/item/order-kinds.ts';
import type { RecordedEvent } from '#contracts/kernel/events/recorded-event.ts';
import type { MaybeState } from './lifecycle.ts';

/** One physical item as deciders see it. Texts are empty and `shopId` is 0 for a ONE ID that has no events; `state` is undefined then. */
export interface Item {
  /** Known once an event was loaded from the log: the stream is named after it. */
  oneId: string;
  state: MaybeState;
  /** By the last inspection, or because a repair failed. */
  defective: boolean;
  shopId: number;
  warehouseId: string;
  sku: string;
  brand: string;
  name: string;
  size: string;
  image: string;
  pku: string;
  preId: string;
  packId: string;
  logNo: string;
  batchNo: string;
  receivedAt?: string;
  /** Since it was received last; a repaired item is inspected anew. */
  isInspected: boolean;
  lastResult?: InspectionResult;
  lastInspectionEventId?: string;
  /** Absent while the item lies on no shelf. */
  shelfId?: string;
  /** Of the shelf that it lies on, or lay on last. */
  shelfName: string;
  /** Its days in storage count from the first shelf. */
  everShelved: boolean;
  /** The shelving that nothing has followed yet. `first`: it had never lain on a shelf before. */
  freshShelving?: { first: boolean } | undefined;
  /** The order whose short pick let the item go, as long as nothing has followed. */
  freshShortOf?: string | undefined;
  /** The order that holds the item; absent once the order let it go. */
  oddNo?: string;
  requestType?: RequestType;
  dropship: boolean;
  /** Type 7: the shop that it is to go to. */
  targetShopId?: number;
  /** The repair that holds the item. */
  repairNo?: string;
  costPrice: number | null;
  supply: string | null;
  /** Type 5: what the operator offered last. */
  quotedPrice: number | null;
  /** The former ONE ID of a platform return. */
  relatedOneId?: string;
  /** What the last event was about and the item no longer shows: the order that just let it go, the former owner. */
  mentioned: { oddNo?: string; shopId?: number };
}

/** An item event, new or loaded: only a loaded one knows its place and time. */
export type SeenItemEvent = ItemEvent & Partial<Pick<RecordedEvent, 'eventId' | 'streamId' | 'recordedAt'>>;

/** With every field named: states that grow by them one by one take longer to copy. */
export const noItem: Item = {
  oneId: '',
  state: undefined,
  defective: false,
  shopId: 0,
  warehouseId: '',
  sku: '',
  brand: '',
  name: '',
  size: '',
  image: '',
  pku: '',
  preId: '',
  packId: '',
  logNo: '',
  batchNo: '',
  receivedAt: undefined,
  isInspected: false,
  lastResult: undefined,
  lastInspectionEventId: undefined,
  shelfId: undefined,
  shelfName: '',
  everShelved: false,
  freshShelving: undefined,
  freshShortOf: undefined,
  oddNo: undefined,
  requestType: undefined,
  dropship: false,
  targetShopId: undefined,
  repairNo: undefined,
  costPrice: null,
  supply: null,
  quotedPrice: null,
  relatedOneId: undefined,
  mentioned: {},
};
