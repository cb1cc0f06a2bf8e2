import { itemEventSchemas, type ItemEvent } from '#contracts/item/item-events.ts';
import type { ItemState } from '#contracts/item/item-states.ts';
import { timelineType } from '#contracts/item/timeline-types.ts';
import { isOneOf, type Recorded } from '../kernel/event-kinds.ts';
import type { LogProjection } from '../kernel/projection.ts';
import type { ItemTerms, TimelineRow } from './table.ts';

const isItemEvent = isOneOf(itemEventSchemas);

/** Every event of every item, with what it says of place, papers, result and money. */
export const timelineProjection: LogProjection<TimelineRow> = {
  kind: 'log',
  name: 'item-timeline',
  table: 'item_timeline',
  rowsOf: (event) => (isItemEvent(event) && event.metadata.tags.oneId ? [rowOf(event, event.metadata.tags.oneId)] : []),
};

const rowOf = (event: Recorded<ItemEvent>, oneId: string): TimelineRow => {
  const row = emptyRow(event, oneId);
  // Into the row itself: most of the log goes through here, and a row made anew of what is said costs ten times as much.
  const filled: Partial<Record<keyof TimelineRow, unknown>> = row;
  const said: Readonly<Record<string, unknown>> = event.data;
  for (const field in said) {
    const column = columns.get(field);
    if (column !== undefined && said[field] !== undefined) filled[column] = said[field];
  }
  row.terms = termsOf(event);
  return row;
};

const termsOf = (event: ItemEvent): ItemTerms | null => {
  switch (event.type) {
    case 'ItemOwnerChanged':
      return { fromShopId: event.data.fromShopId, shopId: event.data.shopId };
    case 'ItemCostChanged':
      return event.data;
    case 'ItemForecast': {
      const { costPrice, supply } = event.data;
      return costPrice === null && supply === null ? null : { costPrice, supply };
    }
    default:
      return null;
  }
};

/** The columns that a field of an event fills, whichever event carries it. */
const columns = new Map<string, keyof TimelineRow>(
  Object.entries({
    shelfName: 'shelf_name',
    photos: 'photos',
    logNo: 'log_no',
    batchNo: 'batch_no',
    oddNo: 'odd_no',
    preId: 'pre_id',
    packId: 'pack_id',
    result: 'check_result',
    remark: 'remark',
    reason: 'reason',
    preset: 'preset',
    requestType: 'request_type',
    outType: 'out_type',
    deliveryFee: 'delivery_fee_cents',
    otherFee: 'other_fee_cents',
    platform: 'platform',
    platOrderNo: 'plat_order_no',
    price: 'price_cents',
    soldPrice: 'price_cents',
    repairNo: 'repair_no',
    parcelNo: 'parcel_no',
    tote: 'tote',
  } satisfies Record<string, keyof TimelineRow>),
);

/** With every column named: a row that grows by them takes several times as long to make. */
const emptyRow = (event: Recorded<ItemEvent>, oneId: string): TimelineRow => {
  const { actor, tags } = event.metadata;
  return {
    event_id: event.eventId,
    one_id: oneId,
    version: event.version,
    name: event.type,
    type: timelineType(event),
    recorded_at: event.recordedAt,
    operator_id: actor.accountId,
    operator_name: actor.name,
    operator_terminal: actor.terminal,
    shop_ids: tags.shopIds ?? [],
    warehouse_id: tags.warehouseId ?? null,
    state: (tags.state ?? null) as ItemState | null,
    shelf_name: null,
    photos: [],
    log_no: null,
    batch_no: null,
    odd_no: null,
    pre_id: null,
    pack_id: null,
    check_result: null,
    remark: null,
    reason: null,
    preset: null,
    request_type: null,
    out_type: null,
    delivery_fee_cents: null,
    other_fee_cents: null,
    platform: null,
    plat_order_no: null,
    price_cents: null,
    repair_no: null,
    parcel_no: null,
    tote: null,
    terms: null,
  };
};
