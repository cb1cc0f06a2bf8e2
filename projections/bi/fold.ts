import { itemEventSchemas, type ItemEvent } from '#contracts/item/item-events.ts';
import { factsSaidBy } from '#contracts/item/item-facts.ts';
import { statesIn } from '#contracts/item/item-states.ts';
import type { RecordedEvent } from '#contracts/kernel/events/recorded-event.ts';
import { isOneOf, type Recorded } from '../kernel/event-kinds.ts';
import { unownedShop } from '#contracts/kernel/access/shops.ts';
import { isInStock } from '../shared/in-stock.ts';
import type { ActivityItemRow, Measure } from './table.ts';

export const isItemEvent = isOneOf(itemEventSchemas);

/** Where a change is counted: the quarter of an hour, and whose goods where. */
export interface Slot {
  quarter: string;
  warehouse_id: string;
  shop_id: number;
}

/** Adds to one measure of one slot. */
export type Add = (slot: Slot, measure: Measure, by: number) => void;

const quarterMs = 15 * 60_000;

export const quarterOf = (time: string): string => new Date(Math.floor(Date.parse(time) / quarterMs) * quarterMs).toISOString();

/** Counts one item event, and answers what is to be remembered of the item: what was remembered, where the event changes nothing of it. */
export const counted = (before: ActivityItemRow | undefined, event: Recorded<ItemEvent>, add: Add): ActivityItemRow => {
  const { tags } = event.metadata;
  const after: ActivityItemRow = {
    ...(before ?? nothingKnown(event)),
    ...costAfter(before, event),
    warehouse_id: tags.warehouseId ?? before?.warehouse_id ?? '',
    shop_id: tags.shopIds?.[0] ?? before?.shop_id ?? unownedShop,
    in_stock: isInStock(tags.state),
  };
  const slot = { quarter: quarterOf(event.recordedAt), warehouse_id: after.warehouse_id, shop_id: after.shop_id };
  if (!before || !isStockOfTheSame(before, after)) {
    if (before?.in_stock) add({ ...slot, warehouse_id: before.warehouse_id, shop_id: before.shop_id }, 'stock', -1);
    if (after.in_stock) add(slot, 'stock', 1);
  }
  const now = takenBack(happened(after, event, slot, add), event, add);
  return before && remembered.every((column) => before[column] === now[column]) ? before : now;
};

/** Neither came nor went: most events of an item leave it where it is. */
const isStockOfTheSame = (before: ActivityItemRow, after: ActivityItemRow): boolean =>
  before.in_stock === after.in_stock && before.warehouse_id === after.warehouse_id && before.shop_id === after.shop_id;

const happened = (item: ActivityItemRow, event: Recorded<ItemEvent>, slot: Slot, add: Add): ActivityItemRow => {
  switch (event.type) {
    case 'ItemReceived':
      add(slot, 'inbound', 1);
      return { ...item, received_quarter: slot.quarter, received_shop_id: slot.shop_id };
    case 'ItemInspected':
      if (event.data.corrects === undefined) add(slot, 'inspected', 1);
      return item;
    case 'ItemShelved':
      add(slot, 'shelved', 1);
      return item;
    case 'ShelvingUndone':
      add(slot, 'shelved', -1);
      return item;
    case 'ItemShipped':
      add(slot, 'outbound', 1);
      return { ...item, ...noSale };
    case 'ConsignmentSold':
      return sold(item, event.data.soldPrice, slot, add);
    case 'DirectOutboundOrdered':
      return event.data.sale ? sold(item, event.data.sale.soldPrice, slot, add) : item;
    default:
      return item;
  }
};

const sold = (item: ActivityItemRow, cents: number, slot: Slot, add: Add): ActivityItemRow => {
  const profit = item.cost_cents === null ? 0 : cents - item.cost_cents;
  add(slot, 'sales_cents', cents);
  add(slot, 'profit_cents', profit);
  return { ...item, sold_quarter: slot.quarter, sold_cents: cents, profit_cents: profit };
};

/** Sold goods are on consignment, or on their way out by themselves, until they have left. */
const statesOfSold: ReadonlySet<string | undefined> = new Set(statesIn('onConsignment', 'outbounding', 'outOfWarehouse'));

const noSale = { sold_quarter: null, sold_cents: null, profit_cents: null };

/** What did not come to pass is taken out of the quarter that it was counted in: a cancelled receipt, a sale that could not be shipped. */
const takenBack = (item: ActivityItemRow, event: Recorded<ItemEvent>, add: Add): ActivityItemRow => {
  if (event.type === 'InboundCancelled' && item.received_quarter) {
    add({ ...item, shop_id: item.received_shop_id ?? item.shop_id, quarter: item.received_quarter }, 'inbound', -1);
    return { ...item, received_quarter: null, received_shop_id: null };
  }
  if (item.sold_quarter && !statesOfSold.has(event.metadata.tags.state)) {
    add({ ...item, quarter: item.sold_quarter }, 'sales_cents', -(item.sold_cents ?? 0));
    add({ ...item, quarter: item.sold_quarter }, 'profit_cents', -(item.profit_cents ?? 0));
    return { ...item, ...noSale };
  }
  return item;
};

const costAfter = (before: ActivityItemRow | undefined, event: Recorded<ItemEvent>): Partial<ActivityItemRow> => {
  const { costPrice, quotedPrice } = factsSaidBy(event, { shopId: before?.shop_id ?? unownedShop, quotedPrice: before?.quoted_cents ?? null });
  return { ...(costPrice !== undefined && { cost_cents: costPrice }), ...(quotedPrice !== undefined && { quoted_cents: quotedPrice }) };
};

const nothing = {
  warehouse_id: '',
  shop_id: unownedShop,
  in_stock: false,
  cost_cents: null,
  quoted_cents: null,
  received_quarter: null,
  received_shop_id: null,
  ...noSale,
};
const remembered = Object.keys(nothing) as (keyof typeof nothing)[];

const nothingKnown = (event: RecordedEvent): ActivityItemRow => ({ one_id: event.metadata.tags.oneId ?? '', ...nothing });
