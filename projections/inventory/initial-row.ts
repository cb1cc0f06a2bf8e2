import type { RecordedEvent } from '#contracts/kernel/events/recorded-event.ts';
import type { ItemState } from '#contracts/item/item-states.ts';
import { noFactColumns } from './fact-columns.ts';
import { unownedShop } from '#contracts/kernel/access/shops.ts';
import type { InventoryRow } from './table.ts';

/** The row of an item before its first event. */
export const initialRow = (event: RecordedEvent): InventoryRow => ({
  one_id: event.metadata.tags.oneId ?? '',
  warehouse_id: event.metadata.tags.warehouseId ?? '',
  sku: '',
  brand: '',
  name: '',
  size: '',
  image: '',
  pku: '',
  state: (event.metadata.tags.state ?? 'unknown') as ItemState,
  status: null,
  defective: false,
  check_result: null,
  check_remark: null,
  pre_id: '',
  pack_id: '',
  log_no: '',
  batch_no: null,
  inbound_shop_id: unownedShop,
  received_shop_id: null,
  received_warehouse_id: null,
  received_kind: null,
  related_one_id: null,
  media: [],
  shelved_by: null,
  platform: null,
  plat_order_no: null,
  list_price_cents: null,
  sold_price_cents: null,
  out_log_no: null,
  out_carrier: null,
  received_at: null,
  shelved_at: null,
  sold_at: null,
  out_at: null,
  state_since: event.recordedAt,
  created_at: event.recordedAt,
  updated_at: event.recordedAt,
  version: 0,
  // Last: with a spread ahead of so many fields V8 keeps the row as a dictionary, and folding takes three times as long.
  ...noFactColumns,
  // Until it lies on a shelf.
  shelf_name: null,
  shop_id: event.metadata.tags.shopIds?.[0] ?? unownedShop,
});
