import type { ChannelKind } from '#contracts/channels/channel-kinds.ts';
import { channelCapabilities } from '#contracts/channels/channel-capabilities.ts';
import { isRejection, reject, type Rejection } from '#contracts/kernel/rejection.ts';
import { createListingsEndpoint, type ListingResult } from '#contracts/listings/create-listings.ts';
import { feesOn } from '#contracts/listings/fees-on.ts';
import type { ListingEvent } from '#contracts/listings/listing-events.ts';
import type { PricingRule } from '#contracts/pricing/pricing-modes.ts';
import { commandRoute } from '#kernel/commands/command-route.ts';
import { noChange, type Accepted } from '#kernel/commands/decision.ts';
import { change, stateAfter, type NewStream } from '#kernel/commands/loaded.ts';
import type { Statement } from '#kernel/database/sql.ts';
import { itemStream, type LoadedItem } from '../aggregates/item/item.ts';
import { claimOf } from '../aggregates/listing/listing-changes.ts';
import { listingNumbers } from '../aggregates/listing/listing-numbers.ts';
import { listingStream } from '../aggregates/listing/listing.ts';
import { nextOperationId } from '../aggregates/listing/operation-id.ts';
import { outboxStatements } from '../aggregates/listing/outbox.ts';
import { shopStream } from '../aggregates/shop/shop.ts';
import { accountFor, type KnownAccount } from '../aggregates/channel/account-for.ts';
import { requireChannelOpen, requireListable, requireListingPermitted, requireNotListed, requireSupported } from './goods-and-channels.ts';
import type { ListingNeeds } from './market-needs.ts';
import { floorFor, requireAboveFloor, requireCostKnown, requireOnGrid, type Market } from './prices.ts';
import { refusalIn } from './refusal.ts';

interface Wanted {
  channel: ChannelKind;
  priceCents: number;
  rule?: PricingRule | undefined;
}

interface Begun {
  listing: NewStream<ListingEvent>;
  item: LoadedItem;
  market: Market;
  /** By which it is sold there. */
  account: KnownAccount | Rejection;
}

/** Whether the item may be offered there at this price. */
export const requireOffered = (
  { channel, priceCents, rule }: Wanted,
  { item, market, account }: Omit<Begun, 'listing'>,
  shopId: number,
): Rejection | undefined =>
  requireListable(item, shopId) ??
  requireChannelOpen(channel) ??
  (isRejection(account) ? account : undefined) ??
  requireSupported(channel, item.size) ??
  requireNotListed(item, channel) ??
  requireCostKnown(rule, item) ??
  requireOnGrid(channel, priceCents) ??
  requireAboveFloor(priceCents, floorFor(channel, rule, market));

/** The listing begins, its item is marked, and no other listing offers it there. */
export const createListing = (
  { channel, priceCents, rule }: Wanted,
  { listing, item, market, account }: Begun,
  shopId: number,
): Accepted | Rejection => {
  const refusal = requireOffered({ channel, priceCents, rule }, { item, market, account }, shopId);
  if (refusal) return refusal;
  if (isRejection(account)) return account;

  const { accountId } = account;
  const listingId = listing.id;
  const { oneId, sku, size, brand, name, image } = item;
  const requested: ListingEvent = {
    type: 'ListingRequested',
    data: {
      listingId,
      shopId,
      oneIds: [oneId],
      channel,
      accountId,
      variant: { sku, size, brand, name, image },
      priceCents,
      currency: channelCapabilities[channel].currency,
      floorCents: floorFor(channel, rule, market).cents,
      ...(rule && { rule }),
      opId: nextOperationId({ listingId, operations: 0 }),
    },
  };
  return {
    changes: [change(listing, requested), change(item, { type: 'ItemListed', data: { listingId, channel } })],
    claims: [claimOf({ listingId, channel }, oneId)],
  };
};

/** Each item on each channel by itself: what is refused stays as it is, and the others begin together. */
export const createListingsRoute = ({ lowestAsks, channelFees, channelAccounts }: ListingNeeds) =>
  commandRoute(createListingsEndpoint, async ({ body, viewer: { shopId, language }, numbers, now }, load) => {
    if (shopId === undefined) return reject('ShopForbidden');
    const refusal = requireListingPermitted(await load.one(shopStream, shopId));
    if (refusal) return refusal;

    const pairs = body.items.flatMap(({ oneId, on }) => on.map((wanted) => ({ oneId, wanted })));
    await load.many(itemStream, [...new Set(pairs.map(({ oneId }) => oneId))]);
    const known = await load.many(
      itemStream,
      pairs.map(({ oneId }) => oneId),
    );
    const asked = pairs.map(({ wanted: { channel } }, index) => ({ channel, sku: known[index]!.sku, size: known[index]!.size }));
    const [lowest, rows, accounts] = await Promise.all([lowestAsks(asked, now), channelFees(), channelAccounts()]);

    const results: ListingResult[] = [];
    const extraStatements: Statement[] = [];
    for (const [index, { oneId, wanted }] of pairs.entries()) {
      const { channel } = wanted;
      const item = await load.one(itemStream, oneId);
      const market = { lowestCents: lowest[index]?.cents ?? null, fees: feesOn(rows, { channel, shopId }, now), costCents: item.costPrice };
      const account = accountFor(accounts, channel, shopId);
      // A number is taken for what is to begin only.
      const refused = requireOffered(wanted, { item, market, account }, shopId);
      const listing = refused ?? load.create(listingStream, await numbers.next(listingNumbers, now));
      const decision = isRejection(listing) ? listing : createListing(wanted, { listing, item, market, account }, shopId);
      if (isRejection(decision) || isRejection(listing)) {
        results.push({ oneId, channel, listingId: null, refusal: refusalIn(language, (isRejection(decision) ? decision : listing) as Rejection) });
        continue;
      }
      load.apply(decision);
      extraStatements.push(...outboxStatements(stateAfter(listingStream, listing, decision), { now }));
      results.push({ oneId, channel, listingId: listing.id, refusal: null });
    }
    return { decision: noChange, answer: { results }, extraStatements };
  });
