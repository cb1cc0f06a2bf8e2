import type { ListingEvent } from '#contracts/listings/listing-events.ts';
import type { ChannelOp } from '#contracts/channels/channel-failures.ts';
import type { DelistReason } from '#contracts/listings/listing-statuses.ts';
import { exampleOneId } from '../item/item-examples.ts';
import { listingStream, noListing, type Listing } from './listing.ts';

/** Listings for specs, made of the events that lead to them. */
export const asked = { publish: 'op-publish', reprice: 'op-reprice', withdraw: 'op-withdraw' } as const;

type Data<Name extends ListingEvent['type']> = Extract<ListingEvent, { type: Name }>['data'];

export const requested = (more: Partial<Data<'ListingRequested'>> = {}): ListingEvent => ({
  type: 'ListingRequested',
  data: {
    listingId: 'LS-1001',
    shopId: 7,
    oneIds: [exampleOneId],
    channel: 'stockMarket',
    accountId: 'operator-stockMarket',
    variant: { sku: 'DD1391-100', size: '9', brand: 'Nike', name: 'Dunk Low Panda', image: '' },
    priceCents: 21_400,
    currency: 'USD',
    floorCents: 1_000,
    opId: asked.publish,
    ...more,
  },
});

export const confirmed = (op: ChannelOp, more: Partial<Data<'OperationConfirmed'>> = {}): ListingEvent => ({
  type: 'OperationConfirmed',
  data: { op, opId: asked[op], ...(op === 'publish' && { externalId: 'EXT-1' }), ...more },
});

export const refused = (op: ChannelOp, more: Partial<Data<'OperationRefused'>> = {}): ListingEvent => ({
  type: 'OperationRefused',
  data: { op, opId: asked[op], failure: 'priceRefused', ...more },
});

export const lost = (op: ChannelOp): ListingEvent => ({ type: 'OperationLost', data: { op, opId: asked[op] } });

export const priced = (priceCents: number): ListingEvent => ({
  type: 'PriceSetByUser',
  data: { priceCents, floorCents: 1_000, opId: asked.reprice },
});

export const delisted = (why: DelistReason = 'user'): ListingEvent => ({ type: 'DelistRequested', data: { why, opId: asked.withdraw } });

export const aListing = (...events: readonly ListingEvent[]): Listing => events.reduce(listingStream.evolve, noListing);
