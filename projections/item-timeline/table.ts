import type { Actor } from '#contracts/kernel/events/recorded-event.ts';
import type { ItemEventName } from '#contracts/item/item-events.ts';
import type { ItemState } from '#contracts/item/item-states.ts';
import type { RequestType } from '#contracts/item/order-kinds.ts';
import type { PresetReason } from '#contracts/requests/preset-reasons.ts';

/** One row per item event, as it was: the timeline. */
export interface TimelineRow {
  event_id: string;
  one_id: string;
  version: number;
  name: ItemEventName;
  /** Number of specification section 4, where the event has one. */
  type: number | null;
  recorded_at: string;
  operator_id: string;
  operator_name: string;
  operator_terminal: Actor['terminal'];
  /** Owner at that time; the former one too when the owner changed. */
  shop_ids: number[];
  warehouse_id: string | null;
  state: ItemState | null;
  shelf_name: string | null;
  photos: string[];
  log_no: string | null;
  batch_no: string | null;
  odd_no: string | null;
  pre_id: string | null;
  pack_id: string | null;
  check_result: string | null;
  remark: string | null;
  reason: string | null;
  preset: PresetReason | null;
  request_type: RequestType | null;
  out_type: RequestType | null;
  delivery_fee_cents: number | null;
  other_fee_cents: number | null;
  platform: string | null;
  plat_order_no: string | null;
  price_cents: number | null;
  repair_no: string | null;
  parcel_no: string | null;
  tote: string | null;
  /** What the event says of owner, cost and source; null where it says nothing of them. */
  terms: ItemTerms | null;
}

export type ItemTerms = { fromShopId: number; shopId: number } | { costPrice: number | null; supply: string | null };

declare module '#projections/kernel/read-database.ts' {
  interface ReadTables {
    item_timeline: TimelineRow;
  }
}
