import type { ChannelKind } from '#contracts/channels/channel-kinds.ts';
import { isShoeSize } from '#contracts/item/kinds-of-goods.ts';
import { heldBy } from '#contracts/item/item-states.ts';
import { reject, type Rejection } from '#contracts/kernel/rejection.ts';
import type { Item } from '../aggregates/item/item.ts';
import type { Shop } from '../aggregates/shop/shop.ts';

type Field = Pick<Rejection, 'field'>;

/** R6.36, R6.50. */
export const requireListingPermitted = ({ knetCrossListing }: Pick<Shop, 'knetCrossListing'>): Rejection | undefined =>
  knetCrossListing ? undefined : reject('ListingNotPermitted');

/** Offers between the sellers of the house are made in lots, on a page of their own. */
const withoutListings: readonly ChannelKind[] = ['b2b'];

/** R6.52. */
export const requireChannelOpen = (channel: ChannelKind, at: Field = {}): Rejection | undefined =>
  withoutListings.includes(channel) ? reject('ChannelNotAuthorised', { ...at, params: { channel } }) : undefined;

/** They know shoes by their size, and nothing else. */
const forShoesOnly: readonly ChannelKind[] = ['stockMarket', 'kickExchange', 'ticketKicks', 'asiaMarket'];

/** R8.27. */
export const requireSupported = (channel: ChannelKind, size: string, at: Field = {}): Rejection | undefined =>
  forShoesOnly.includes(channel) && !isShoeSize(size) ? reject('GoodsNotSupported', { ...at, params: { channel } }) : undefined;

const sold: readonly Item['state'][] = ['onConsignment.sold', 'onConsignment.picked', 'onConsignment.packed'];

/** Only what is available and was found sound is offered for sale (R5.15); the refusals are those of R8.23–R8.26. */
export const requireListable = (item: Item, shopId: number, at: Field = {}): Rejection | undefined => {
  if (item.state === undefined || item.shopId !== shopId) return reject('NotFound', at);
  const because = { ...at, params: { oneId: item.oneId } };
  if (item.state === 'issue') return reject('ItemHasIssue', because);
  if (item.state === 'available') return item.isInspected && !item.defective ? undefined : reject('ItemHasIssue', because);
  if (sold.includes(item.state)) return reject('ItemSold', because);
  const isAway = item.state === 'outOfWarehouse.shipped' || item.state === 'outOfWarehouse.returned';
  return reject(heldBy(item.state) && !isAway ? 'ItemDoingAnotherTask' : 'ItemNotInStock', because);
};

/** On each channel once. */
export const requireNotListed = ({ oneId, listings }: Item, channel: ChannelKind, at: Field = {}): Rejection | undefined =>
  Object.values(listings).includes(channel) ? reject('ListedAlready', { ...at, params: { oneId } }) : undefined;
