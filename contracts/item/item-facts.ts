import type { ItemEvent } from './item-events.ts';
import { heldBy, type ItemState } from './item-states.ts';
import { requestTypeOf, type RequestType } from './order-kinds.ts';

/** What deciders, lists and sums know of an item alike: whose it is and what it cost them, where it lies, and what holds it. */
export interface ItemFacts {
  shopId: number;
  costPrice: number | null;
  supply: string | null;
  /** Of a cash-out: what the operator offered last. */
  quotedPrice: number | null;
  /** Absent while the item lies on no shelf. */
  shelfId?: string | undefined;
  shelfName: string;
  /** The order that holds the item. */
  oddNo?: string | undefined;
  requestType?: RequestType | undefined;
  dropship: boolean;
  /** The repair that holds the item. */
  repairNo?: string | undefined;
}

const nothing: Partial<ItemFacts> = {};

/** The facts that an event changes. */
export const factsSaidBy = (event: ItemEvent, before: Pick<ItemFacts, 'shopId' | 'quotedPrice'>): Partial<ItemFacts> => {
  switch (event.type) {
    case 'ItemForecast':
      return { shopId: event.data.shopId, costPrice: event.data.costPrice, supply: event.data.supply };
    case 'ItemReceived':
      return { shopId: event.data.shopId };
    case 'ItemCostChanged':
      return { costPrice: event.data.costPrice, supply: event.data.supply };
    case 'ItemOwnerChanged':
      return ownedBy(event.data, before);
    case 'ItemShelved':
    case 'ItemMoved':
      return { shelfId: event.data.shelfId, shelfName: event.data.shelfName };
    case 'PickUndone':
      return { shelfId: event.data.shelfId };
    case 'ShelvingUndone':
    case 'ItemPicked':
    case 'ItemRepaired':
    case 'InboundCancelled':
      return { shelfId: undefined };
    case 'ItemRequested':
      return { oddNo: event.data.oddNo, requestType: event.data.requestType, dropship: event.data.dropship ?? false, quotedPrice: null };
    case 'DirectOutboundOrdered':
      return { oddNo: event.data.oddNo, requestType: requestTypeOf.directOutbound };
    case 'RequestQuoted':
      return event.data.requestType === requestTypeOf.cashOut ? { quotedPrice: event.data.price } : nothing;
    case 'RepairApplied':
      return { repairNo: event.data.repairNo };
    case 'ItemForecastAmended':
    case 'ItemForecastCancelled':
    case 'ItemForecastExpired':
    case 'ItemInspected':
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
    case 'RepairFailed':
    case 'RepairCancelled':
    case 'RepairRejected':
    case 'RepairBoxLost':
    case 'LostBoxFound':
    case 'ItemSetAvailable':
      return nothing;
  }
};

/** What the former owner paid is not the new owner's to see; in a cash-out the operator's cost is what it quoted. */
const ownedBy = (
  { shopId, reason }: Extract<ItemEvent, { type: 'ItemOwnerChanged' }>['data'],
  before: Pick<ItemFacts, 'shopId' | 'quotedPrice'>,
): Partial<ItemFacts> =>
  shopId === before.shopId ? nothing : { shopId, costPrice: reason === 'cashOut' ? before.quotedPrice : null, supply: null, quotedPrice: null };

/** What is dropped in a state: what an order or a repair held, once it has let the item go. */
export const dropping = <Order extends object, Repair extends object>(order: Order, repair: Repair) => {
  const both = { ...order, ...repair };
  return (state: ItemState | undefined): Order | Repair | (Order & Repair) => {
    const holder = heldBy(state);
    if (holder === undefined) return both;
    return holder === 'order' ? repair : order;
  };
};
