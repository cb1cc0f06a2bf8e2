import type { ListingEvent } from '#contracts/listings/listing-events.ts';
import type { SaleEvent } from '#contracts/sales/sale-events.ts';
import type { Handle } from '#kernel/commands/commands.ts';
import type { Statement } from '#kernel/database/sql.ts';
import { noChange, type Accepted } from '#kernel/commands/decision.ts';
import { change, stateAfter } from '#kernel/commands/loaded.ts';
import { react } from '#kernel/processes/react.ts';
import { attempt, type Reaction } from '#kernel/processes/reactions.ts';
import { itemStream, type LoadedItem } from '../aggregates/item/item.ts';
import { claimOf } from '../aggregates/listing/listing-changes.ts';
import { listingAgain } from '../aggregates/listing/listing-numbers.ts';
import { listingStream, type LoadedListing } from '../aggregates/listing/listing.ts';
import { nextOperationId } from '../aggregates/listing/operation-id.ts';
import { outboxStatements } from '../aggregates/listing/outbox.ts';
import { saleStream } from '../aggregates/sale/sale.ts';
import { shopStream, type Shop } from '../aggregates/shop/shop.ts';
import { requireListable, requireListingPermitted, requireNotListed } from './goods-and-channels.ts';

interface Again {
  /** What was over because of the sale. */
  listing: LoadedListing;
  /** What takes its place, and its number. */
  next: LoadedListing;
  listingId: string;
  item: LoadedItem;
  shop: Pick<Shop, 'knetCrossListing'>;
  /** Of the sale that ended it. */
  saleStatus: string | undefined;
}

const isOver = ({ status }: LoadedListing): boolean => status === 'sold' || status === 'ended';

/** What a sale ended is offered as before once the sale is given up: at the price that a person set last, and by the same rule. Nothing where it is not free any more. */
export const listAgain = ({ listing, next, listingId, item, shop, saleStatus }: Again): Accepted => {
  const { shopId, channel, accountId, variant, currency, floorCents, rule, userPriceCents, endedBySale } = listing;
  const { oneId } = item;
  if (endedBySale === undefined || saleStatus !== 'cancelled' || !isOver(listing) || next.status !== undefined) return noChange;
  if (requireListingPermitted(shop) ?? requireListable(item, shopId) ?? requireNotListed(item, channel)) return noChange;
  const requested: ListingEvent = {
    type: 'ListingRequested',
    data: {
      listingId,
      shopId,
      oneIds: [oneId],
      channel,
      accountId,
      variant,
      priceCents: userPriceCents,
      currency,
      floorCents,
      ...(rule && { rule }),
      opId: nextOperationId({ listingId, operations: 0 }),
      again: { listingId: listing.listingId, saleId: endedBySale },
    },
  };
  return {
    changes: [change(next, requested), change(item, { type: 'ItemListed', data: { listingId, channel } })],
    claims: [claimOf({ listingId, channel }, oneId)],
  };
};

/** All of them that are over by now; each of the others once its platform has ended it. */
const listEachAgain =
  (listingIdsOf: (load: Parameters<Handle<number>>[0]) => Promise<readonly string[]>, now: Date): Handle<number> =>
  async (load) => {
    const extraStatements: Statement[] = [];
    for (const listingId of await listingIdsOf(load)) {
      const listing = await load.one(listingStream, listingId);
      const [oneId] = listing.oneIds;
      if (oneId === undefined || listing.endedBySale === undefined) continue;
      const nextId = listingAgain(listingId);
      const next = await load.one(listingStream, nextId);
      const decision = listAgain({
        listing,
        next,
        listingId: nextId,
        item: await load.one(itemStream, oneId),
        shop: await load.one(shopStream, listing.shopId),
        saleStatus: (await load.one(saleStream, listing.endedBySale)).status,
      });
      if (decision.changes.length === 0) continue;
      load.apply(decision);
      extraStatements.push(...outboxStatements(stateAfter(listingStream, next, decision), { now }));
    }
    return { decision: noChange, answer: extraStatements.length, extraStatements };
  };

export const listAgainAfterSale = ({ saleId }: { saleId: string }, now: Date): Handle<number> =>
  listEachAgain(async (load) => (await load.one(saleStream, saleId)).delisted ?? [], now);

export const listAgainOnceOver = ({ listingId }: { listingId: string }, now: Date): Handle<number> => listEachAgain(async () => [listingId], now);

const over = ({ streamId }: { streamId: string }): Reaction[] => [attempt(listAgainOnceOver, { listingId: streamId.slice('listing-'.length) })];

/** A sale that is given up before its goods were picked leaves its item where it was: on every platform on which it was offered (R4.39). */
export const listAgainAfterCancellation = react<SaleEvent | ListingEvent>({
  name: 'list-again-after-cancellation',
  title: 'Listings',
  from: 'now',
  on: {
    SaleCancelled: ({ streamId }) => [attempt(listAgainAfterSale, { saleId: streamId.slice('sale-'.length) })],
    // The platform may have ended it only after the sale was given up.
    OperationConfirmed: (event) => (event.data.op === 'withdraw' ? over(event) : []),
    OperationFound: (event) => (event.data.op === 'withdraw' || event.data.as === 'notThere' ? over(event) : []),
    OperationRefused: (event) => (event.data.op === 'publish' ? over(event) : []),
    ListingEndedThere: over,
  },
});
