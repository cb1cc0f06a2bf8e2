import type { Chance } from '../engine/chance.ts';
import type { Clock } from '../engine/clock.ts';
import type { Kind } from '../kinds.ts';
import { trueListing, trueOrder, type Contract, type FoundListing } from './contract.ts';
import type { Order, Shop } from './shop.ts';

interface OverShop<L, O> extends Pick<Contract, 'serve' | 'refuse'> {
  trackingNoOf(order: Order<O>): string | undefined;
  /** The parcel is on its way, as far as it was not yet. */
  onScan(order: Order<O>): void;
  /** What else the contract keeps of a listing that it takes over. */
  ownOf(found: FoundListing): L;
}

/** A contract whose listings and orders stand in a shop. */
export const overShop = <L, O>(kind: Kind, shop: Shop<L, O>, { serve, refuse, trackingNoOf, onScan, ownOf }: OverShop<L, O>): Contract => ({
  serve,
  refuse,
  listings: () => shop.listings().map((listing) => trueListing(kind, listing)),
  orders: () => shop.orders().map((order) => trueOrder(kind, order)),
  sell(listingNo, cents) {
    const listing = shop.listing(listingNo) ?? shop.listings().find(({ mark, state }) => mark === listingNo && state === 'live');
    const order = listing && shop.sell(listing, cents);
    return order && trueOrder(kind, order);
  },
  move(orderNo, state) {
    const order = shop.order(orderNo);
    if (order) shop.move(order, state);
    return order !== undefined;
  },
  scan(trackingNo) {
    const order = shop.orders().find((one) => trackingNoOf(one) === trackingNo);
    if (order) onScan(order);
    return order !== undefined;
  },
  adopt(found) {
    if (shop.listing(found.listingNo)) return false;
    const { listingNo: no, account, variant, cents, quantity, mark } = found;
    shop.activate(shop.create({ no, account, variant, cents, quantity, mark, own: ownOf(found) }));
    return true;
  },
});

/** States that an order comes to by itself, and after how many ms. */
export type Steps = readonly (readonly [state: string, afterMs: number])[];

interface GoThrough<O> {
  shop: Shop<unknown, O>;
  clock: Clock;
  /** Where it goes wrong for a share of the orders, and what is said then. */
  fails?: { at: string; share: number; as: string; chance: Chance };
}

/** Moves an order on as time passes, unless somebody moved it otherwise meanwhile. */
export const goThrough = <O>({ shop, clock, fails }: GoThrough<O>, order: Order<O>, [next, ...later]: Steps): void => {
  if (!next) return;
  const from = order.state;
  const [state, afterMs] = next;
  clock.after(afterMs, () => {
    if (order.state !== from) return;
    const isWrong = fails?.at === state && fails.chance.is(fails.share);
    shop.move(order, isWrong ? fails.as : state);
    if (!isWrong) goThrough({ shop, clock, ...(fails && { fails }) }, order, later);
  });
};
