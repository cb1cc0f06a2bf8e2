import type { Accepted } from '#kernel/commands/decision.ts';
import { stateAfter } from '#kernel/commands/loaded.ts';
import type { ExtraStatement } from '#kernel/commands/event-log.ts';
import type { Load } from '#kernel/commands/unit-of-work.ts';
import type { LoadedItem } from '#services/aggregates/item/item.ts';
import { delistRequested, listingSold } from '#services/aggregates/listing/listing-changes.ts';
import { listingMachine } from '#services/aggregates/listing/listing.machine.ts';
import { listingStream, type LoadedListing } from '#services/aggregates/listing/listing.ts';
import { outboxStatements } from '#services/aggregates/listing/outbox.ts';
import type { Sold } from './sold.ts';

/** The listing that was sold, and all others by which its item is offered. */
export const loadListings = (load: Load, { listings }: LoadedItem, { listingId }: Pick<Sold, 'listingId'>): Promise<LoadedListing[]> =>
  load.many(listingStream, [...new Set([...(listingId === undefined ? [] : [listingId]), ...Object.keys(listings)])]);

type SoldNow = Pick<Sold, 'listingId' | 'channel' | 'priceCents'> & { saleId: string };

/** What was sold is offered no longer: the listing by which it was sold is over, and every other is to end, before all else that is asked of the channels. */
export const endListings = ({ listingId, channel, priceCents, saleId }: SoldNow, item: LoadedItem, listings: readonly LoadedListing[]): Accepted => {
  const own = listings.find((one) => (listingId === undefined ? one.channel === channel : one.listingId === listingId));
  const sold =
    own && listingMachine.mayOccur(own.status, 'ListingSold') ? listingSold(own, [item], { saleId, oneId: item.oneId, priceCents }) : undefined;
  const others = listings.filter((one) => one !== own && one.delistWhy !== 'sold' && listingMachine.mayOccur(one.status, 'DelistRequested'));
  return {
    changes: [...(sold?.changes ?? []), ...others.map((one) => delistRequested(one, 'sold', saleId))],
    releases: sold?.releases ?? [],
  };
};

/** The listings that a decision ends. */
export const delistedBy = ({ changes }: Accepted): string[] => changes.flatMap(({ stream, id }) => (stream === listingStream ? [id] : []));

/** What the channels are asked because of it, in the same transaction. */
export const askedOfChannels = (listings: readonly LoadedListing[], decision: Accepted, now: Date): ExtraStatement[] =>
  listings
    .filter((listing) => decision.changes.some(({ stream, id }) => stream === listingStream && id === listing.listingId))
    .flatMap((listing) => outboxStatements(stateAfter(listingStream, listing, decision), { now }));
