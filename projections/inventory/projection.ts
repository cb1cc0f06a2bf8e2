import { itemEventSchemas, type ItemEvent } from '#contracts/item/item-events.ts';
import { dropping } from '#contracts/item/item-facts.ts';
import { statusNumber, type ItemState } from '#contracts/item/item-states.ts';
import { unownedShop } from '#contracts/kernel/access/shops.ts';
import { isOneOf, type Recorded } from '../kernel/event-kinds.ts';
import type { RowProjection } from '../kernel/projection.ts';
import { factColumns } from './fact-columns.ts';
import { inventoryGoods } from './goods.ts';
import type { InventoryRow } from './table.ts';
import { inventoryCounts } from './materialised-counts.ts';
import { inventoryTexts } from './texts.ts';
import { initialRow } from './initial-row.ts';

const isItemEvent = isOneOf(itemEventSchemas);
type RecordedItemEvent = Recorded<ItemEvent>;

/** Each item as it stands. What an event leaves open is taken from its tags, which the item's stream wrote. */
export const inventoryProjection: RowProjection<InventoryRow> = {
  kind: 'row',
  name: 'inventory',
  table: 'inventory',
  key: 'one_id',
  keyOf: (event) => (isItemEvent(event) ? (event.metadata.tags.oneId ?? null) : null),
  evolve: (row, event) => (isItemEvent(event) ? evolve(row ?? initialRow(event), event) : row),
  ofOneStream: true,
  derived: [inventoryCounts, inventoryTexts, inventoryGoods],
};

const evolve = (row: InventoryRow, event: RecordedItemEvent): InventoryRow => {
  const state = (event.metadata.tags.state ?? row.state) as ItemState;
  // Copied once, then filled: a rebuild does this for every event of the log.
  const changed: InventoryRow = { ...row, ...whatChanges(row, event), ...factColumns(row, event) };
  changed.state = state;
  changed.defective = event.metadata.tags.defective ?? row.defective;
  changed.state_since = state === row.state ? row.state_since : event.recordedAt;
  changed.updated_at = event.recordedAt;
  changed.version = event.version;
  changed.inbound_shop_id = row.inbound_shop_id === unownedShop ? changed.shop_id : row.inbound_shop_id;
  Object.assign(changed, dropped(state));
  changed.status = statusNumber(state, changed.dropship);
  return changed;
};

const nothing: Partial<InventoryRow> = {};

/** Beside its facts. */
const whatChanges = (row: InventoryRow, event: RecordedItemEvent): Partial<InventoryRow> => {
  switch (event.type) {
    case 'ItemForecast':
    case 'ItemForecastAmended':
      return { ...description(event.data), ...place(event.data) };
    case 'ItemReceived':
      return {
        ...description(event.data),
        ...place(event.data),
        pack_id: event.data.packId,
        batch_no: event.data.batchNo,
        received_shop_id: event.data.shopId,
        received_warehouse_id: event.data.warehouseId,
        received_kind: event.data.kind,
        received_at: event.recordedAt,
        related_one_id: event.data.relatedOneId ?? row.related_one_id,
        media: [...row.media, ...event.data.photos],
      };
    case 'ItemInspected':
      return {
        check_result: event.data.result,
        check_remark: event.data.remark,
        batch_no: event.data.batchNo || row.batch_no,
        media: [...row.media, ...event.data.photos],
      };
    case 'ShelvingUndone':
      return { shelf_name: null, shelved_by: null, ...(event.data.first && { shelved_at: null }) };
    case 'ItemShelved':
    // An item that was set to available may lie on a shelf for the first time.
    case 'ItemMoved':
      return { shelved_by: event.metadata.actor.name, shelved_at: row.shelved_at ?? event.recordedAt };
    // In another warehouse its days are counted anew, and it has no shelf yet.
    case 'ItemArrived':
    case 'ItemLostInTransit':
      return event.data.warehouseId === row.warehouse_id
        ? nothing
        : { warehouse_id: event.data.warehouseId, shelf_name: null, shelved_by: null, shelved_at: null };
    case 'ItemFound':
      return { shelved_at: row.shelved_at ?? event.recordedAt };
    // It was not received after all: lists by time of receipt and the figures agree.
    case 'InboundCancelled':
      return { received_at: null };
    case 'ItemShortPicked':
      return event.data.photos ? { media: [...row.media, ...event.data.photos] } : nothing;
    case 'ItemShipped':
      return {
        request_type: event.data.outType,
        out_log_no: event.data.logNo,
        out_carrier: event.data.carrier,
        out_at: event.recordedAt,
      };
    case 'ConsignmentListed':
      return { platform: event.data.platform, list_price_cents: event.data.price };
    case 'DirectOutboundOrdered': {
      const { sale } = event.data;
      return sale
        ? { platform: sale.platform, plat_order_no: sale.platOrderNo, sold_price_cents: sale.soldPrice, sold_at: event.recordedAt }
        : nothing;
    }
    case 'ConsignmentSold':
      return {
        platform: event.data.platform,
        plat_order_no: event.data.platOrderNo,
        sold_price_cents: event.data.soldPrice,
        sold_at: event.recordedAt,
      };
    // What it looked like after a repair is for the management side alone (R3.26): its timeline keeps those photos.
    default:
      return nothing;
  }
};

type Described = Pick<InventoryRow, 'sku' | 'brand' | 'name' | 'size' | 'image' | 'pku'>;

const description = ({ sku, brand, name, size, image, pku }: Described): Described => ({ sku, brand, name, size, image, pku });

const place = (data: { preId: string; logNo: string; warehouseId: string }) => ({
  pre_id: data.preId,
  log_no: data.logNo,
  warehouse_id: data.warehouseId,
});

/** What an order or a repair held is dropped, once the item is back. */
const dropped = dropping(
  {
    odd_no: null,
    request_type: null,
    dropship: false,
    platform: null,
    plat_order_no: null,
    list_price_cents: null,
    sold_price_cents: null,
    sold_at: null,
  },
  { repair_no: null },
);
