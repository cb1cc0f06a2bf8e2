import { isRejection, reject, type Rejection } from '#contracts/kernel/rejection.ts';
import { inDollars } from '#contracts/kernel/fields/money-field.ts';
import { feesOn } from '#contracts/listings/fees-on.ts';
import { setListingPriceEndpoint } from '#contracts/listings/change-listings.ts';
import { commandRoute } from '#kernel/commands/command-route.ts';
import { accept, noChange, type Accepted } from '#kernel/commands/decision.ts';
import { change, stateAfter } from '#kernel/commands/loaded.ts';
import { itemStream } from '../aggregates/item/item.ts';
import { requireListingAllows, requireListingInReach } from '../aggregates/listing/listing-policies.ts';
import { listingStream, type LoadedListing } from '../aggregates/listing/listing.ts';
import { nextOperationId } from '../aggregates/listing/operation-id.ts';
import { outboxStatements } from '../aggregates/listing/outbox.ts';
import type { MarketNeeds } from './market-needs.ts';
import { floorFor, requireAboveFloor, requireOnGrid, type Market } from './prices.ts';

interface SetPrice {
  priceCents: number;
  seenCents?: number | undefined;
}

const at = { field: 'priceCents' };

const requireSeen = ({ seenCents }: SetPrice, { desired: { priceCents } }: LoadedListing): Rejection | undefined =>
  seenCents === undefined || seenCents === priceCents
    ? undefined
    : reject('ListingPriceChanged', { ...at, params: { price: inDollars(priceCents) } });

/** A price that a person sets; the rule of the listing goes on from there. */
export const setPrice = (command: SetPrice, { listing, market }: { listing: LoadedListing; market: Market }): Accepted | Rejection => {
  const { channel, rule } = listing;
  const { priceCents } = command;
  const floor = floorFor(channel, rule, market);
  const refusal =
    requireListingAllows(listing, 'PriceSetByUser') ??
    requireSeen(command, listing) ??
    requireOnGrid(channel, priceCents, at) ??
    requireAboveFloor(priceCents, floor, at);
  if (refusal) return refusal;
  if (priceCents === listing.desired.priceCents && priceCents === listing.userPriceCents) return noChange;
  return accept(change(listing, { type: 'PriceSetByUser', data: { priceCents, floorCents: floor.cents, opId: nextOperationId(listing) } }));
};

/** The market of each listing, with the cost of what it offers. */
export const marketsOf = async (
  { lowestAsks, channelFees }: MarketNeeds,
  listings: readonly LoadedListing[],
  { costs, now }: { costs: ReadonlyMap<string, number | null>; now: Date },
): Promise<Market[]> => {
  const asked = listings.map(({ channel, variant: { sku, size } }) => ({ channel, sku, size }));
  const [lowest, rows] = await Promise.all([lowestAsks(asked, now), channelFees()]);
  return listings.map(({ channel, shopId, oneIds }, index) => ({
    lowestCents: lowest[index]?.cents ?? null,
    fees: feesOn(rows, { channel, shopId }, now),
    costCents: costs.get(oneIds[0] ?? '') ?? null,
  }));
};

export const setListingPriceRoute = (needs: MarketNeeds) =>
  commandRoute(setListingPriceEndpoint, async ({ body, viewer, now }, load) => {
    const listing = await load.one(listingStream, body.listingId);
    const refusal = requireListingInReach(viewer, listing);
    if (refusal) return refusal;
    const costs = new Map((await load.many(itemStream, listing.oneIds)).map(({ oneId, costPrice }) => [oneId, costPrice]));
    const [market] = await marketsOf(needs, [listing], { costs, now });
    const decision = setPrice(body, { listing, market: market! });
    if (isRejection(decision)) return decision;
    const after = stateAfter(listingStream, listing, decision);
    return {
      decision,
      answer: { listingId: after.listingId, status: after.status!, priceCents: after.desired.priceCents },
      extraStatements: outboxStatements(after, { now }),
    };
  });
