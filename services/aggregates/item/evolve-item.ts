import { selfOperatedShop } from '#contracts/kernel/access/shops.ts';
import { isDefective } from '#contracts/item/inspection-results.ts';
import type { ItemEvent } from '#contracts/item/item-events.ts';
import { dropping, factsSaidBy } from '#contracts/item/item-facts.ts';
import type { Item, SeenItemEvent } from './item-state.ts';
import { lifecycle } from './lifecycle.machine.ts';

/** Folds one event into an item: its state by the transition table, the rest by what the event says. */
export const evolveItem = (item: Item, event: SeenItemEvent): Item => {
  // Copied once, then filled: worlds of a million items are folded by this.
  const changed: Item = { ...item, ...whatChanges(item, event), ...factsSaidBy(event, item) };
  if (item.oneId === '' && event.streamId) changed.oneId = event.streamId.slice('item-'.length);
  changed.mentioned = mentionedBy(event);
  changed.undoableShelving = undoableShelving(item, event);
  changed.undoableShortOf = undoableShortOf(event);
  // An event that the table does not know here was appended under an older table: its facts hold, the state stays.
  changed.state = lifecycle.next(item.state, event, item) ?? item.state;
  return Object.assign(changed, dropped(changed.state));
};

const undoableShelving = (item: Item, { type }: ItemEvent): Item['undoableShelving'] =>
  type === 'ItemShelved' ? { first: !item.everShelved } : undefined;

/** With a substitute in its place, that is what has followed. */
const undoableShortOf = (event: ItemEvent): Item['undoableShortOf'] =>
  event.type === 'ItemShortPicked' && event.data.twin === undefined ? event.data.oddNo : undefined;

const nothing: Partial<Item> = {};

/** Beside its facts. */
const whatChanges = (item: Item, event: SeenItemEvent): Partial<Item> => {
  switch (event.type) {
    case 'ItemForecast':
    case 'ItemForecastAmended':
      return event.data;
    case 'ItemReceived': {
      const { condition: _condition, kind: _kind, photos: _photos, ...received } = event.data;
      return { ...received, receivedAt: event.recordedAt, isInspected: false };
    }
    case 'ItemInspected':
      return {
        isInspected: true,
        defective: isDefective(event.data.result),
        lastResult: event.data.result,
        lastInspectionEventId: event.eventId,
        batchNo: event.data.batchNo,
      };
    case 'ItemShelved':
    case 'ItemMoved':
      return { everShelved: true };
    case 'ItemArrived':
      return { ...movedTo(event.data.warehouseId, item), lostOn: undefined };
    case 'ItemLostInTransit':
      return { ...movedTo(event.data.warehouseId, item), lostOn: event.data.oddNo };
    case 'ItemFound':
      return { everShelved: true, lostOn: undefined };
    case 'ShelvingUndone':
      return { everShelved: !event.data.first };
    case 'ItemRequested':
      return { targetShopId: event.data.targetShopId };
    case 'DirectOutboundOrdered':
      return { saleId: event.data.sale?.saleId };
    case 'ConsignmentSold':
      return { saleId: event.data.saleId };
    case 'ItemReturned':
      return { bought: undefined };
    case 'ItemRepaired':
      return { isInspected: false };
    case 'RepairFailed':
      return { defective: true };
    case 'WriteOffRequested':
      return { writeOffRequesterId: event.data.requesterId };
    // It is stock no longer, should it turn up.
    case 'ItemWrittenOff':
      return { bought: undefined };
    case 'ItemListed':
      return { listings: { ...item.listings, [event.data.listingId]: event.data.channel } };
    case 'ItemUnlisted': {
      const { [event.data.listingId]: _, ...others } = item.listings;
      return { listings: others };
    }
    case 'ItemOwnerChanged':
      return event.data.shopId === item.shopId ? nothing : { bought: boughtBy(item, event.data) };
    default:
      return nothing;
  }
};

/** In another warehouse its days are counted anew. */
const movedTo = (warehouseId: string, item: Item): Partial<Item> =>
  warehouseId === item.warehouseId ? nothing : { warehouseId, everShelved: false, shelfName: '' };

/** A cash-out costs what was quoted last. */
const boughtBy = ({ quotedPrice }: Item, { shopId, reason, oddNo, costCents }: OwnerChange): Item['bought'] => {
  const cents = costCents ?? quotedPrice ?? 0;
  return shopId === selfOperatedShop && reason === 'cashOut' && oddNo !== undefined && cents > 0 ? { oddNo, cents } : undefined;
};

type OwnerChange = Extract<ItemEvent, { type: 'ItemOwnerChanged' }>['data'];

const mentionedBy = (event: ItemEvent): Item['mentioned'] => {
  if (event.type === 'ItemOwnerChanged') return { oddNo: event.data.oddNo, shopId: event.data.fromShopId };
  return 'oddNo' in event.data ? { oddNo: event.data.oddNo } : {};
};

/** What an order or a repair held is dropped, once the item is back. */
const dropped = dropping(
  { oddNo: undefined, requestType: undefined, dropship: false, targetShopId: undefined, saleId: undefined },
  { repairNo: undefined },
);
