import type { ChannelKind } from '#contracts/channels/channel-kinds.ts';
import type { ShipmentEventName } from '#contracts/fulfilment/shipment-events.ts';
import type { ShipmentEnd, ShipmentStage, ShipmentStatus, StatusCounts } from '#contracts/fulfilment/shipment-statuses.ts';
import type { PresetReason } from '#contracts/requests/preset-reasons.ts';

export interface ShipmentItemRow {
  oneId: string;
  boxNo: number;
  sku: string;
  brand: string;
  name: string;
  size: string;
  image: string;
  priceCents: number;
  /** Null where it was left out. */
  status: ShipmentStatus | null;
  reason: string | null;
  isCaseClosed: boolean;
  externalId: string | null;
  sold: boolean;
  saleId: string | null;
  cameBackAs: string | null;
  at: string;
}

export interface ShipmentBoxRow {
  boxNo: number;
  oddNo: string;
  logNo: string | null;
  carrier: string | null;
  labelUrl: string | null;
  /** Handed to its carrier. */
  shipped: boolean;
}

export interface ShipmentHistoryRow {
  id: string;
  name: ShipmentEventName;
  at: string;
  operator: string;
  items: number;
  said: string;
}

/** What the marketplace is to be asked next: to expect it, to expect it no longer, or how far it is. */
export type Wanted = 'create' | 'cancel' | 'follow';

/** A shipment as it stands: one row per shipment. Times UTC, money in cents. */
export interface ShipmentTableRow {
  shipment_no: string;
  shop_id: number;
  warehouse_id: string;
  channel: ChannelKind;
  account_id: string;
  display_no: string | null;
  manifest_url: string | null;
  stage: ShipmentStage;
  /** Of its least advanced item; as it was last, where none is left. */
  status: ShipmentStatus;
  counts: StatusCounts;
  ended: ShipmentEnd | null;
  archived: boolean;
  is_over: boolean;
  has_case: boolean;
  wanted: Wanted | null;
  /** When the first of what is delivered and not counted was delivered. */
  delivered_at: string | null;
  boxes: ShipmentBoxRow[];
  items: ShipmentItemRow[];
  item_count: number;
  worth_cents: number;
  remark: string;
  reason: string | null;
  preset: PresetReason | null;
  /** Oldest first. */
  history: ShipmentHistoryRow[];
  created_at: string;
  updated_at: string;
  version: number;
}

declare module '#projections/kernel/read-database.ts' {
  interface ReadTables {
    shipments: ShipmentTableRow;
  }
}
