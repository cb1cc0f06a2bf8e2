import type { InspectionResult } from '#contracts/item/inspection-results.ts';
import type { ItemState } from '#contracts/item/item-states.ts';
import type { FactColumns } from './fact-columns.ts';

/** Where an item is and what is known of it: one row per ONE ID. Times UTC, money in cents. */
export interface InventoryRow extends Omit<FactColumns, 'shelf_name'> {
  one_id: string;
  warehouse_id: string;
  sku: string;
  brand: string;
  name: string;
  size: string;
  image: string;
  pku: string;
  state: ItemState;
  /** Inventory status (R4.21). */
  status: number | null;
  defective: boolean;
  check_result: InspectionResult | null;
  check_remark: string | null;
  pre_id: string;
  pack_id: string;
  log_no: string;
  batch_no: string | null;
  /** Whose inbound it was: the first shop that it belonged to, -1 as long as it belongs to nobody. */
  inbound_shop_id: number;
  /** Whose it was when it was received. */
  received_shop_id: number | null;
  /** Where it was received, wherever it lies now. */
  received_warehouse_id: string | null;
  received_kind: 'forecast' | 'overage' | 'unclaimed' | 'returned' | null;
  related_one_id: string | null;
  /** Every picture and video of the item that its owner may see, oldest first: not those from after a repair (R3.26). */
  media: string[];
  /** Of the shelf that it lies on, or lay on last; null where it has lain on none. */
  shelf_name: string | null;
  shelved_by: string | null;
  platform: string | null;
  plat_order_no: string | null;
  list_price_cents: number | null;
  sold_price_cents: number | null;
  out_log_no: string | null;
  out_carrier: string | null;
  received_at: string | null;
  /** First shelving: storage days count from here. */
  shelved_at: string | null;
  sold_at: string | null;
  out_at: string | null;
  /** Since when it is in its state. */
  state_since: string;
  created_at: string;
  updated_at: string;
  version: number;
}

declare module '#projections/kernel/read-database.ts' {
  interface ReadTables {
    inventory: InventoryRow;
  }
}
