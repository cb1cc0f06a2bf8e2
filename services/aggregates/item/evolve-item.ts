import { isDefective } from '#contracts/item/inspection-results.ts';
import type { ItemEvent } from '#contracts/item/item-events.ts';
import type { Item, SeenItemEvent } from './item.ts';
import { next, type MaybeState } from './lifecycle.ts';

/** Folds one event into an item: its state by the transition table, the rest by what the event says. */
export const evolveItem = (item: Item, event: SeenItemEvent): Item => {
  // Copied once, then filled: worlds of a million items are folded by this.
  const changed: Item = { ...item, ...whatChanges(item, event) };
  if (item.oneId === '' && event.streamId) changed.oneId = event.streamId.slice('item-'.length);
  changed.mentioned = mentionedBy(event);
  changed.freshShelving = freshShelving(item, event);
  changed.freshShortOf = freshShortOf(event);
  // An event that the table does not know here was appended under an older table: its facts hold, the state stays.
  changed.state = next(item.state, changed.defective, event.type, said(event)) ?? item.state;
  return Object.assign(changed, letGo(changed.state));
};

/** What the transition table asks of an event beside its name. */
const said = (event: ItemEvent): Parameters<typeof next>[3] => {
  if (event.type === 'ItemRequested') return { requestType: event.data.requestType };
  return event.type === 'ItemSetAvailable' || event.type === 'InboundCancelled' ? { awaits: event.data.awaits } : undefined;
};

const freshShelving = (item: Item, { type }: ItemEvent): Item['freshShelving'] => (type === 'ItemShelved' ? { first: !item.everShelved } : undefined);

/** A twin in its place is what has followed. */
const freshShortOf = (event: ItemEvent): Item['freshShortOf'] =>
  event.type === 'ItemShortPicked' && event.data.twin === undefined ? event.data.oddNo : undefined;

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
      return { shelfId: event.data.shelfId, shelfName: event.data.shelfName, everShelved: true };
    case 'ShelvingUndone':
      return { shelfId: undefined, everShelved: !event.data.first };
    case 'ItemRequested':
      return {
        oddNo: event.data.oddNo,
        requestType: event.data.requestType,
        dropship: event.data.dropship ?? false,
        targetShopId: event.data.targetShopId,
        quotedPrice: null,
      };
    case 'DirectOutboundOrdered':
      return { oddNo: event.data.oddNo, requestType: 14 };
    case 'RequestQuoted':
      return event.data.requestType === 5 ? { quotedPrice: event.data.price } : {};
    case 'ItemRepaired':
      return { shelfId: undefined, isInspected: false };
    case 'ItemPicked':
    case 'InboundCancelled':
      return { shelfId: undefined };
    case 'PickUndone':
      return { shelfId: event.data.shelfId };
    case 'RepairApplied':
      return { repairNo: event.data.repairNo };
    case 'RepairFailed':
      return { defective: true };
    case 'ItemOwnerChanged':
      return ownedBy(item, event.data);
    case 'ItemCostChanged':
      return event.data;
    case 'ItemForecastCancelled':
    case 'ItemForecastExpired':
    case 'RequestApproved':
    case 'RequestRejected':
    case 'RequestRecalled':
    case 'RequestConfirmed':
    case 'RequestCancelled':
    case 'ItemShortPicked':
    case 'ShortPickUndone':
    case 'ItemPacked':
    case 'ItemShipped':
    case 'ItemReturned':
    case 'ConsignmentListed':
    case 'ConsignmentSold':
    case 'ConsignmentDelisted':
    case 'RepairCancelled':
    case 'RepairRejected':
    case 'RepairBoxLost':
    case 'LostBoxFound':
    case 'ItemSetAvailable':
      return {};
  }
};

/** What the former owner paid is not the new owner's to see; in a cash-out the operator's cost is what it quoted. */
const ownedBy = (item: Item, { shopId, reason }: Extract<ItemEvent, { type: 'ItemOwnerChanged' }>['data']): Partial<Item> =>
  shopId === item.shopId ? {} : { shopId, costPrice: reason === 'cashOut' ? item.quotedPrice : null, supply: null, quotedPrice: null };

const mentionedBy = (event: ItemEvent): Item['mentioned'] => {
  if (event.type === 'ItemOwnerChanged') return { oddNo: event.data.oddNo, shopId: event.data.fromShopId };
  return 'oddNo' in event.data ? { oddNo: event.data.oddNo } : {};
};

const heldByOrder = /^(outbounding|cashingOut|onConsignment|switchingOwner|outOfWarehouse)\./;
const ofNoOrder = { oddNo: undefined, requestType: undefined, dropship: false, targetShopId: undefined };
const ofNoRepair = { repairNo: undefined };
const ofNeither = { ...ofNoOrder, ...ofNoRepair };

/** What an order or a repair held is dropped, once the item is back. */
const letGo = (state: MaybeState): Partial<Item> => {
  if (state?.startsWith('repairing.')) return ofNoOrder;
  return heldByOrder.test(state ?? '') ? ofNoRepair : ofNeither;
};
