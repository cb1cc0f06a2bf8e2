import { reject, type Rejection } from '#contracts/kernel/rejection.ts';
import { resumePricingEndpoint, setPricingEndpoint, type ListingChange } from '#contracts/listings/change-listings.ts';
import type { PricingRule } from '#contracts/pricing/pricing-modes.ts';
import { commandRoute } from '#kernel/commands/command-route.ts';
import { accept, noChange, type Accepted } from '#kernel/commands/decision.ts';
import { change } from '#kernel/commands/loaded.ts';
import { itemStream } from '../aggregates/item/item.ts';
import { requireListingAllows } from '../aggregates/listing/listing-policies.ts';
import { listingStream, type LoadedListing } from '../aggregates/listing/listing.ts';
import { eachListing, onUnit } from './each-listing.ts';
import { changeOf } from './listing-change.ts';
import type { MarketNeeds } from './market-needs.ts';
import { floorFor, requireCostKnown, type Market } from './prices.ts';
import { marketsOf } from './set-price.ts';

/** Exactly one of the six modes, or none (R1.46). A rule whose limit the price has passed already is taken all the same: it pauses at once. */
export const setPricing = (rule: PricingRule | null, { listing, market }: { listing: LoadedListing; market: Market }): Accepted | Rejection => {
  const refusal =
    requireListingAllows(listing, 'AutoPricingSet') ??
    requireCostKnown(rule ?? undefined, { oneId: listing.oneIds[0] ?? '', costPrice: market.costCents });
  if (refusal) return refusal;
  const { cents: floorCents } = floorFor(listing.channel, rule ?? undefined, market);
  return accept(change(listing, { type: 'AutoPricingSet', data: { rule, floorCents } }));
};

export const resumePricing = (listing: LoadedListing): Accepted | Rejection => {
  const refusal = requireListingAllows(listing, 'AutoPricingResumed');
  if (refusal) return refusal;
  const { listingId, status, paused } = listing;
  if (paused === undefined) return reject('ListingStatusForbids', { field: 'listingId', params: { listingId, status: status ?? '' } });
  return accept(change(listing, { type: 'AutoPricingResumed', data: {} }));
};

export const setPricingRoute = (needs: MarketNeeds) =>
  commandRoute(setPricingEndpoint, async ({ body: { listingIds, rule }, viewer, now }, load) => {
    const listings = await load.many(listingStream, listingIds);
    const items = await load.many(itemStream, [...new Set(listings.flatMap(({ oneIds }) => oneIds))]);
    const markets = await marketsOf(needs, listings, { costs: new Map(items.map(({ oneId, costPrice }) => [oneId, costPrice])), now });
    const results: ListingChange[] = [];
    const extraStatements = await eachListing(onUnit(load), viewer, {
      listingIds,
      now,
      decide: (listing, index) => setPricing(rule, { listing, market: markets[index]! }),
      told: (_, outcome) => results.push(changeOf(listingIds[results.length]!, outcome, viewer.language)),
    });
    return { decision: noChange, answer: { results }, extraStatements };
  });

export const resumePricingRoute = commandRoute(resumePricingEndpoint, async ({ body: { listingIds }, viewer, now }, load) => {
  const results: ListingChange[] = [];
  const extraStatements = await eachListing(onUnit(load), viewer, {
    listingIds,
    now,
    decide: resumePricing,
    told: (_, outcome) => results.push(changeOf(listingIds[results.length]!, outcome, viewer.language)),
  });
  return { decision: noChange, answer: { results }, extraStatements };
});
