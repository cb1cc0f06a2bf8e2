import type { DelistReason } from '#contracts/listings/listing-statuses.ts';
import { reject } from '#contracts/kernel/rejection.ts';
import type { Accepted, Claim, StreamChange } from '#kernel/commands/decision.ts';
import { change } from '#kernel/commands/loaded.ts';
import type { LoadedItem } from '../item/item.ts';
import type { Listing, LoadedListing } from './listing.ts';
import { nextOperationId } from './operation-id.ts';

type Key = Pick<Listing, 'listingId' | 'channel'>;

/** An item has one open listing on each channel. */
export const claimOf = ({ listingId, channel }: Key, oneId: string): Claim => ({
  kind: `listed-${channel}`,
  key: oneId,
  owner: listingId,
  otherwise: reject('ListedAlready', { field: 'items', params: { oneId } }),
});

/** Once nothing is offered any more, its items may be listed anew. */
export const freed = ({ listingId, channel }: Key, items: readonly LoadedItem[]): Accepted => ({
  changes: items.filter(({ listings }) => listingId in listings).map((item) => change(item, { type: 'ItemUnlisted', data: { listingId, channel } })),
  releases: items.map(({ oneId }) => ({ kind: `listed-${channel}`, key: oneId, owner: listingId })),
});

/** Asks the channel to end it. Its items stay listed until the channel has. */
export const delistRequested = (listing: LoadedListing, why: DelistReason, saleId?: string): StreamChange =>
  change(listing, { type: 'DelistRequested', data: { why, opId: nextOperationId(listing), ...(saleId !== undefined && { saleId }) } });

interface SoldAs {
  saleId: string;
  oneId: string;
  priceCents?: number;
}

/** The sale of what it offers: nothing is asked of the channel any more, and the item is no longer offered by it. */
export const listingSold = (listing: LoadedListing, items: readonly LoadedItem[], sale: SoldAs): Accepted => {
  const { changes, releases } = freed(listing, items);
  return { changes: [change(listing, { type: 'ListingSold', data: sale }), ...changes], releases };
};
