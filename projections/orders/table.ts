import type { z } from 'zod';
import type { RequestType } from '#contracts/item/order-kinds.ts';
import type { addressSchema } from '#contracts/outbound/order-address.ts';
import type { ParcelScan } from '#contracts/labels/shipping/parcel-statuses.ts';
import type { BoxSize } from '#contracts/outbound/box-sizes.ts';
import type { OrderEventName } from '#contracts/outbound/order-events.ts';
import type { OrderState, OutboundStage } from '#contracts/outbound/order-states.ts';
import type { BasisOf } from '#contracts/ledger/basis.ts';
import type { OrderItem } from '#contracts/outbound/order-rows.ts';
import type { ReturnCause } from '#contracts/outbound/return-causes.ts';
import type { PresetReason } from '#contracts/requests/preset-reasons.ts';

/** A unit of an order and how far it is. */
export interface OrderUnit {
  oneId: string;
  progress: OrderItem['progress'];
  tote: string | null;
  /** Account that picked it; absent on picks made before it was kept. */
  pickedBy?: string | null;
  parcelNo: string | null;
  boxNo: string | null;
  reason: string | null;
  replacedBy: string | null;
  quotedCents: number | null;
}

/** An application or direct outbound as it stands: one row per order. Lists, reviews and the board read it. */
export interface OrderRow {
  odd_no: string;
  request_type: RequestType;
  shop_id: number;
  target_shop_id: number | null;
  warehouse_id: string;
  /** Of a transfer between warehouses. */
  to_warehouse_id: string | null;
  state: OrderState;
  stage: OutboundStage | null;
  dropship: boolean;
  remark: string;
  /** Why the goods go back to their seller. */
  return_cause: ReturnCause | null;
  applicant_name: string;
  /** Applicant and editors. */
  author_ids: string[];
  reviewer_name: string | null;
  label: { url: string; logNo: string; carrier: string } | null;
  /** The carrier that is asked for its label. */
  label_ordered: string | null;
  /** Why no carrier would sell it. */
  label_declined: string | null;
  address: z.output<typeof addressSchema> | null;
  boxes: { boxNo: string; oneIds: string[] }[];
  /** The bulk reship that it is a box of. */
  bulk_no: string | null;
  /** As its reviewer measured them for the label fee. */
  box_sizes: BoxSize[];
  parcels: { parcelNo: string; oneIds: string[]; weightGrams: number; photos?: string[] | undefined }[];
  units: OrderUnit[];
  items: number;
  picked: number;
  packed: number;
  shipped: number;
  short: number;
  platform: string | null;
  price_cents: number | null;
  plat_order_no: string | null;
  sold_price_cents: number | null;
  fee_cents: number | null;
  /** The line of a rate card that what is set aside for it rests on, until that is paid or free again. */
  held_fee: Omit<BasisOf<'card'>, 'kind'> | null;
  operator_id: string | null;
  operator_name: string | null;
  batch_no: string | null;
  log_no: string | null;
  carrier: string | null;
  reason: string | null;
  due_at: string | null;
  /** When the work came to the floor. */
  floor_since: string | null;
  /** Since when it waits in its state; null once nothing more is to happen. */
  waiting_since: string | null;
  applied_at: string;
  /** First answer of a reviewer. */
  reviewed_at: string | null;
  approved_at: string | null;
  shipped_at: string | null;
  finished_at: string | null;
  updated_at: string;
  version: number;
}

/** One row per order event. */
export interface OrderHistoryRow {
  event_id: string;
  odd_no: string;
  version: number;
  name: OrderEventName;
  recorded_at: string;
  operator_name: string;
  state: OrderState | null;
  remark: string | null;
  reason: string | null;
  preset: PresetReason | null;
  one_ids: string[];
  fee_cents: number | null;
  log_no: string | null;
  /** Of an application and of an edit: what it says. Of a short pick: its photos. Of a scan by the carrier: what it says. */
  terms: OrderTerms | null;
}

/** What a seller may change of an application; a field that an edit leaves as it is, is absent. Of an address, only that there is one. */
export interface OrderTerms {
  price?: number;
  label?: string;
  address?: true;
  photos?: string[];
  /** Of what a carrier tells. */
  scan?: ParcelScan;
}

declare module '#projections/kernel/read-database.ts' {
  interface ReadTables {
    orders: OrderRow;
    order_history: OrderHistoryRow;
  }
}

/** What the text filter searches beside ONE IDs. */
export const searchExpression = `lower(odd_no || ' ' || coalesce(log_no, '') || ' ' || coalesce(batch_no, '') || ' ' || coalesce(plat_order_no, ''))`;
