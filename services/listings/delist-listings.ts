import { isSeller, type Viewer } from '#contracts/kernel/access/viewer.ts';
import { reject, type Rejection } from '#contracts/kernel/rejection.ts';
import { delistEndpoint, delistItemsEndpoint, type ListingChange } from '#contracts/listings/change-listings.ts';
import type { DelistReason } from '#contracts/listings/listing-statuses.ts';
import { commandRoute } from '#kernel/commands/command-route.ts';
import { accept, noChange, type Accepted } from '#kernel/commands/decision.ts';
import type { UnitOfWork } from '#kernel/commands/unit-of-work.ts';
import { itemStream } from '../aggregates/item/item.ts';
import { firstRefusal, requireWithinReach } from '../aggregates/item/item-policies.ts';
import { delistRequested } from '../aggregates/listing/listing-changes.ts';
import { requireListingAllows } from '../aggregates/listing/listing-policies.ts';
import { listingStream, type LoadedListing } from '../aggregates/listing/listing.ts';
import { eachListing, onUnit } from './each-listing.ts';
import { changeOf } from './listing-change.ts';

/** A person asks once; only a sale asks again. */
const requireNotEnding = ({ listingId, status }: LoadedListing): Rejection | undefined =>
  status === 'ending' ? reject('ListingStatusForbids', { field: 'listingId', params: { listingId, status } }) : undefined;

export const delist = (listing: LoadedListing, why: DelistReason): Accepted | Rejection =>
  requireListingAllows(listing, 'DelistRequested') ?? requireNotEnding(listing) ?? accept(delistRequested(listing, why));

const delistAll = async (load: UnitOfWork, viewer: Viewer, { listingIds, now }: { listingIds: readonly string[]; now: Date }) => {
  const why = isSeller(viewer) || viewer.shopId !== undefined ? 'user' : 'office';
  const results: ListingChange[] = [];
  const extraStatements = await eachListing(onUnit(load), viewer, {
    listingIds,
    now,
    decide: (listing) => delist(listing, why),
    told: (_, outcome) => results.push(changeOf(listingIds[results.length]!, outcome, viewer.language)),
  });
  return { decision: noChange, answer: { results }, extraStatements };
};

export const delistListingsRoute = commandRoute(delistEndpoint, ({ body: { listingIds }, viewer, now }, load) =>
  delistAll(load, viewer, { listingIds, now }),
);

/** Those that are to end already are not asked again. */
export const delistItemsRoute = commandRoute(delistItemsEndpoint, async ({ body: { oneIds }, viewer, now }, load) => {
  const items = await load.many(itemStream, [...new Set(oneIds)]);
  const refusal = firstRefusal(items, (item, index) => {
    const at = { field: `oneIds.${index}` };
    return item.state === undefined ? reject('NotFound', at) : requireWithinReach(viewer, item, at);
  });
  if (refusal) return refusal;
  const listings = await load.many(
    listingStream,
    items.flatMap(({ listings: listed }) => Object.keys(listed)),
  );
  return delistAll(load, viewer, { listingIds: listings.filter(({ status }) => status !== 'ending').map(({ listingId }) => listingId), now });
});
