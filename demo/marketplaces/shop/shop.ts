import type { Ask } from '../engine/book.ts';
import type { Variant } from '../engine/catalogue.ts';
import type { Clock } from '../engine/clock.ts';
import type { Market, Trade } from '../engine/market.ts';

export type ListingState = 'pending' | 'live' | 'inactive' | 'sold' | 'ended';

/** What an account offers; `own` is what its contract keeps besides. */
export interface Listing<Own> {
  no: string;
  account: string;
  variant: Variant;
  cents: number;
  /** What is left of it. */
  quantity: number;
  state: ListingState;
  /** Ours, where the contract keeps one. */
  mark: string | undefined;
  createdAt: number;
  updatedAt: number;
  ask: Ask | undefined;
  own: Own;
}

/** What was bought of a listing: always one. */
export interface Order<Own> {
  no: string;
  account: string;
  listingNo: string;
  variant: Variant;
  mark: string | undefined;
  cents: number;
  /** In the contract's own words. */
  state: string;
  soldAt: number;
  updatedAt: number;
  own: Own;
}

type NewListing<Own> = Pick<Listing<Own>, 'no' | 'account' | 'variant' | 'cents' | 'own'> & { quantity?: number; mark?: string | undefined };

/** What the accounts of one marketplace list and sell. */
export interface Shop<L, O> {
  create(listing: NewListing<L>): Listing<L>;
  listing(no: string): Listing<L> | undefined;
  listings(): readonly Listing<L>[];
  activate(listing: Listing<L>): void;
  deactivate(listing: Listing<L>, state?: 'inactive' | 'ended'): void;
  reprice(listing: Listing<L>, cents: number): void;
  /** Nothing left takes it off sale; something again puts what had been sold out back. */
  setQuantity(listing: Listing<L>, quantity: number): void;
  /** Under another number from now on; the old one leads nowhere. */
  renumber(listing: Listing<L>, no: string): void;
  order(no: string): Order<O> | undefined;
  orders(): readonly Order<O>[];
  move(order: Order<O>, state: string): void;
  /** A buyer takes one of it now, whatever is cheaper. Undefined where nothing is on sale. */
  sell(listing: Listing<L>, cents?: number): Order<O> | undefined;
}

interface ShopParts<L, O> {
  market: Market;
  clock: Clock;
  /** Number, first state and what else an order of the contract has. */
  orderOf(trade: Trade, listing: Listing<L>): Pick<Order<O>, 'no' | 'state' | 'own'>;
  /** Hears of each new order and of each move. */
  onOrder?(order: Order<O>, isNew: boolean): void;
  onSoldOut?(listing: Listing<L>): void;
}

export const openShop = <L, O>({ market, clock, orderOf, onOrder, onSoldOut }: ShopParts<L, O>): Shop<L, O> => {
  const listings = new Map<string, Listing<L>>();
  const byAsk = new Map<number, Listing<L>>();
  const orders = new Map<string, Order<O>>();
  let lastOrder: Order<O> | undefined;

  market.onTrade((trade, { quantity }) => {
    const listing = byAsk.get(trade.askNo);
    if (!listing) return;
    Object.assign(listing, { quantity, updatedAt: trade.at });
    if (quantity <= 0) {
      Object.assign(listing, { state: 'sold', ask: undefined });
      byAsk.delete(trade.askNo);
      onSoldOut?.(listing);
    }
    const order: Order<O> = {
      account: listing.account,
      listingNo: listing.no,
      variant: listing.variant,
      mark: listing.mark,
      cents: trade.cents,
      soldAt: trade.at,
      updatedAt: trade.at,
      ...orderOf(trade, listing),
    };
    orders.set(order.no, order);
    lastOrder = order;
    onOrder?.(order, true);
  });

  const change = (listing: Listing<L>, changes: Partial<Listing<L>>): void => void Object.assign(listing, changes, { updatedAt: clock.now() });
  const takeOff = (listing: Listing<L>): void => {
    if (!listing.ask) return;
    byAsk.delete(listing.ask.no);
    market.withdraw(listing.variant, listing.ask);
    listing.ask = undefined;
  };

  const activate = (listing: Listing<L>): void => {
    if (listing.ask || listing.quantity <= 0) return;
    change(listing, { state: 'live' });
    listing.ask = market.ask(listing.variant, { seller: listing.account, cents: listing.cents, quantity: listing.quantity });
    byAsk.set(listing.ask.no, listing);
  };

  return {
    create(asked) {
      const now = clock.now();
      const listing: Listing<L> = { quantity: 1, mark: undefined, ...asked, state: 'pending', createdAt: now, updatedAt: now, ask: undefined };
      listings.set(listing.no, listing);
      return listing;
    },
    listing: (no) => listings.get(no),
    listings: () => [...listings.values()],
    activate,
    deactivate(listing, state = 'inactive') {
      takeOff(listing);
      change(listing, { state });
    },
    reprice(listing, cents) {
      change(listing, { cents });
      if (listing.ask) market.reprice(listing.variant, listing.ask, cents);
    },
    setQuantity(listing, quantity) {
      change(listing, { quantity });
      if (listing.ask && quantity > 0) market.setQuantity(listing.variant, listing.ask, quantity);
      else if (listing.ask) {
        takeOff(listing);
        change(listing, { state: 'sold' });
      } else if (quantity > 0 && listing.state === 'sold') activate(listing);
    },
    renumber(listing, no) {
      listings.delete(listing.no);
      change(listing, { no });
      listings.set(no, listing);
    },
    order: (no) => orders.get(no),
    orders: () => [...orders.values()],
    move(order, state) {
      Object.assign(order, { state, updatedAt: clock.now() });
      onOrder?.(order, false);
    },
    sell(listing, cents) {
      if (!listing.ask) return undefined;
      lastOrder = undefined;
      market.buy(listing.variant, listing.ask, cents);
      return lastOrder;
    },
  };
};
