import type { ChannelKind } from '#contracts/channels/channel-kinds.ts';
import type { InspectionResult } from '#contracts/item/inspection-results.ts';
import type { ItemEvent } from '#contracts/item/item-events.ts';
import { noFacts, type ItemFacts } from '#contracts/item/item-facts.ts';
import type { RecordedEvent } from '#contracts/kernel/events/recorded-event.ts';
import type { MaybeState } from './lifecycle.ts';

/** One physical item as deciders see it. Texts are empty and `shopId` is 0 for a ONE ID that has no events; `state` is undefined then. */
export interface Item extends ItemFacts {
  /** Known once an event was loaded from the log: the stream is named after it. */
  oneId: string;
  state: MaybeState;
  /** By the last inspection, or because a repair failed. */
  defective: boolean;
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
  /** Its days in storage count from the first shelf. */
  everShelved: boolean;
  /** The shelving that nothing has followed yet. `first`: it had never lain on a shelf before. */
  undoableShelving?: { first: boolean } | undefined;
  /** The order whose short pick let the item go, as long as nothing has followed. */
  undoableShortOf?: string | undefined;
  /** The transfer that it was lost on, until it turns up. */
  lostOn?: string | undefined;
  /** Who asked last for it to be written off. */
  writeOffRequesterId?: string | undefined;
  /** Type 7: the shop that it is to go to. */
  targetShopId?: number;
  /** The sale that it leaves for. */
  saleId?: string | undefined;
  /** The former ONE ID of a platform return. */
  relatedOneId?: string;
  /** Of the operator's own goods: the order by which they were bought, and what they stand in the books at. */
  bought?: { oddNo: string; cents: number } | undefined;
  /** The listings by which it is offered, each with its channel. */
  listings: Readonly<Record<string, ChannelKind>>;
  /** What the last event was about and the item no longer shows: the order that just let it go, the former owner. */
  mentioned: { oddNo?: string; shopId?: number };
}

/** An item event, new or loaded: only a loaded one knows its place and time. */
export type SeenItemEvent = ItemEvent & Partial<Pick<RecordedEvent, 'eventId' | 'streamId' | 'recordedAt'>>;

/** With every field named: states that grow by them one by one take longer to copy. */
export const noItem: Item = {
  ...noFacts,
  oneId: '',
  state: undefined,
  defective: false,
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
  everShelved: false,
  undoableShelving: undefined,
  undoableShortOf: undefined,
  lostOn: undefined,
  writeOffRequesterId: undefined,
  targetShopId: undefined,
  saleId: undefined,
  relatedOneId: undefined,
  bought: undefined,
  listings: {},
  mentioned: {},
};
