import type { ChannelKind } from '#contracts/channels/channel-kinds.ts';
import type { CancelCause, SaleEventName } from '#contracts/sales/sale-events.ts';
import type { SaleStatus, TradeStatus } from '#contracts/sales/sale-states.ts';

/** What happened to a sale, in few words. */
export interface SaleHistoryRow {
  id: string;
  name: SaleEventName;
  at: string;
  operator: string;
  cents: number | null;
  /** A reason, an item or a number. */
  said: string;
}

/** A sale as it stands: one row per sale. Times UTC, money in cents of its currency. */
export interface SaleTableRow {
  sale_id: string;
  channel: ChannelKind;
  sale_no: string;
  account_id: string | null;
  external_id: string | null;
  listing_id: string | null;
  shop_id: number;
  warehouse_id: string;
  one_id: string;
  odd_no: string | null;
  /** What was sold, as it was then. */
  sku: string;
  brand: string;
  name: string;
  size: string;
  image: string;
  consigned: boolean;
  shipped: boolean;
  held_by: string | null;
  status: SaleStatus;
  trade: TradeStatus;
  /** What its channel calls a state that is not known here. */
  foreign_state: string | null;
  price_cents: number;
  currency: string;
  /** As it was paid out; null until then. */
  gross_cents: number | null;
  platform_fee_cents: number | null;
  consignment_fee_cents: number | null;
  payout_cents: number | null;
  /** What the rate cards came to, where the channel paid otherwise. */
  expected_cents: number | null;
  reason: string | null;
  /** By whom it was given up. */
  cancel_cause: CancelCause | null;
  log_no: string | null;
  carrier: string | null;
  /** Oldest first. */
  history: SaleHistoryRow[];
  sold_at: string;
  due_at: string | null;
  pickable_at: string | null;
  shipped_at: string | null;
  paid_at: string | null;
  updated_at: string;
  version: number;
}

/** What the text filter searches beside ONE IDs. */
export const searchExpression = `lower(coalesce(odd_no, '') || ' ' || sku || ' ' || name || ' ' || sale_no)`;

declare module '#projections/kernel/read-database.ts' {
  interface ReadTables {
    sales: SaleTableRow;
  }
}
