import { isSeller } from '#contracts/kernel/access/viewer.ts';
import { reject, type Rejection } from '#contracts/kernel/rejection.ts';
import { delistEndpoint, type ListingChange } from '#contracts/listings/change-listings.ts';
import type { DelistReason } from '#contracts/listings/listing-statuses.ts';
import { commandRoute } from '#kernel/commands/command-route.ts';
import { accept, noChange, type Accepted } from '#kernel/commands/decision.ts';
import { delistRequested } from '../aggregates/listing/listing-changes.ts';
import { requireListingAllows } from '../aggregates/listing/listing-policies.ts';
import type { LoadedListing } from '../aggregates/listing/listing.ts';
import { eachListing, onUnit } from './each-listing.ts';
import { changeOf } from './listing-change.ts';

/** A person asks once; only a sale asks again. */
const requireNotEnding = ({ listingId, status }: LoadedListing): Rejection | undefined =>
  status === 'ending' ? reject('ListingStatusForbids', { field: 'listingId', params: { listingId, status } }) : undefined;

export const delist = (listing: LoadedListing, why: DelistReason): Accepted | Rejection =>
  requireListingAllows(listing, 'DelistRequested') ?? requireNotEnding(listing) ?? accept(delistRequested(listing, why));

export const delistListingsRoute = commandRoute(delistEndpoint, async ({ body: { listingIds }, viewer, now }, load) => {
  const why = isSeller(viewer) || viewer.shopId !== undefined ? 'user' : 'office';
  const results: ListingChange[] = [];
  const extraStatements = await eachListing(onUnit(load), viewer, {
    listingIds,
    now,
    decide: (listing) => delist(listing, why),
    told: (_, outcome) => results.push(changeOf(listingIds[results.length]!, outcome, viewer.language)),
  });
  return { decision: noChange, answer: { results }, extraStatements };
});
