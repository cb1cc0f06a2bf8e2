import type { ItemEvent, ItemEventName } from './item-events.ts';
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
  /** Of the shelf that it lies on, or lay on last. */
  shelfName: string;
  /** The order that holds the item; absent once the order let it go. */
  oddNo?: string | undefined;
  requestType?: RequestType | undefined;
  dropship: boolean;
  /** The repair that holds the item. */
  repairNo?: string | undefined;
}

/** Of an item that nothing has happened to. */
export const noFacts: ItemFacts = {
  shopId: 0,
  costPrice: null,
  supply: null,
  quotedPrice: null,
  shelfId: undefined,
  shelfName: '',
  oddNo: undefined,
  requestType: undefined,
  dropship: false,
  repairNo: undefined,
};

type DataOf<Name extends ItemEventName> = Extract<ItemEvent, { type: Name }>['data'];

/** Where an event says a fact: in a field of its data, or by having happened. */
type Source<Data, Fact> =
  | { field: { [Field in keyof Data]-?: Data[Field] extends Fact | undefined ? Field : never }[keyof Data] & string; absent?: Fact }
  | { always: Fact };

const onShelf = { shelfId: { field: 'shelfId' }, shelfName: { field: 'shelfName' } } as const;
const offShelf = { shelfId: { always: undefined } } as const;
const cost = { costPrice: { field: 'costPrice' }, supply: { field: 'supply' } } as const;

/** What each event says of an item's facts. Folds read it, and so does the SQL that works out what was. */
const factSources: { readonly [Name in ItemEventName]?: { readonly [Fact in keyof ItemFacts]?: Source<DataOf<Name>, ItemFacts[Fact]> } } = {
  ItemForecast: { shopId: { field: 'shopId' }, ...cost },
  ItemReceived: { shopId: { field: 'shopId' } },
  ItemCostChanged: cost,
  // What the former owner paid is not the new owner's to see.
  ItemOwnerChanged: { shopId: { field: 'shopId' }, costPrice: { always: null }, supply: { always: null }, quotedPrice: { always: null } },
  ItemShelved: onShelf,
  ItemMoved: onShelf,
  ItemFound: onShelf,
  PickUndone: { shelfId: { field: 'shelfId' } },
  ShelvingUndone: offShelf,
  ItemPicked: offShelf,
  ItemWrittenOff: offShelf,
  ItemRepaired: offShelf,
  InboundCancelled: offShelf,
  ItemRequested: {
    oddNo: { field: 'oddNo' },
    requestType: { field: 'requestType' },
    dropship: { field: 'dropship', absent: false },
    quotedPrice: { always: null },
  },
  DirectOutboundOrdered: {
    oddNo: { field: 'oddNo' },
    requestType: { always: requestTypeOf.directOutbound },
    dropship: { field: 'dropship', absent: false },
  },
  RequestQuoted: { quotedPrice: { field: 'price' } },
  RepairApplied: { repairNo: { field: 'repairNo' } },
};

type AnySource = { field: string; absent?: unknown } | { always: unknown };
const sourcesOf = factSources as Readonly<Partial<Record<ItemEventName, Readonly<Partial<Record<keyof ItemFacts, AnySource>>>>>>;

const nothing: Partial<ItemFacts> = {};

/** The facts that an event changes: most change none. */
export const factsSaidBy = (event: ItemEvent, before: Pick<ItemFacts, 'shopId' | 'quotedPrice'>): Partial<ItemFacts> => {
  switch (event.type) {
    case 'ItemOwnerChanged':
      if (event.data.shopId === before.shopId) return nothing;
      // In a cash-out the operator's cost is what it quoted.
      return event.data.reason === 'cashOut' ? { ...read(event), costPrice: before.quotedPrice } : read(event);
    case 'RequestQuoted':
      return event.data.requestType === requestTypeOf.cashOut ? read(event) : nothing;
    default:
      return read(event);
  }
};

const read = (event: ItemEvent): Partial<ItemFacts> => {
  const sources = sourcesOf[event.type];
  if (!sources) return nothing;
  const data = event.data as Readonly<Record<string, unknown>>;
  const said: Record<string, unknown> = {};
  for (const fact in sources) {
    const source = sources[fact as keyof ItemFacts]!;
    said[fact] = 'always' in source ? source.always : data[source.field] === undefined ? source.absent : data[source.field];
  }
  return said;
};

/** The events that say a fact, and where each says it. */
export const eventsSaying = (fact: keyof ItemFacts): ReadonlyMap<ItemEventName, AnySource> =>
  new Map((Object.keys(sourcesOf) as ItemEventName[]).flatMap((name) => (sourcesOf[name]![fact] ? [[name, sourcesOf[name]![fact]] as const] : [])));

/** What is dropped in a state: what an order or a repair held, once it has let the item go. */
export const dropping = <Order extends object, Repair extends object>(order: Order, repair: Repair) => {
  const both = { ...order, ...repair };
  return (state: ItemState | undefined): Order | Repair | (Order & Repair) => {
    const holder = heldBy(state);
    if (holder === undefined) return both;
    return holder === 'order' ? repair : order;
  };
};
