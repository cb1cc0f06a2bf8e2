import type { ChannelOp } from '#contracts/channels/channel-failures.ts';
import type { ChannelKind } from '#contracts/channels/channel-kinds.ts';
import type { ListedVariant, ListingEvent } from '#contracts/listings/listing-events.ts';
import type { DelistReason, ListingStatus } from '#contracts/listings/listing-statuses.ts';
import type { PausedFor } from '#contracts/pricing/explanation.ts';
import type { PricingRule } from '#contracts/pricing/pricing-modes.ts';
import { streamType } from '#kernel/commands/stream-type.ts';
import type { LoadedFrom } from '#kernel/commands/loaded.ts';
import { acceptsListingEvent, listingMachine } from './listing.machine.ts';

/** An offer of an item on a channel: what is wanted there, and what the channel has confirmed. Prices in cents of the channel's currency. */
export interface Listing {
  /** Undefined for a number that has no events. */
  status: ListingStatus | undefined;
  listingId: string;
  shopId: number;
  oneIds: readonly string[];
  channel: ChannelKind;
  accountId: string;
  variant: ListedVariant;
  currency: string;
  desired: { priceCents: number; live: boolean };
  confirmed?: { priceCents: number; live: boolean } | undefined;
  /** What the channel calls it, the newest last: some give a new number with every price. */
  externalIds: readonly string[];
  /** Operations that the channel has not answered, by what they ask; each under the id that it was asked with. */
  asked: Readonly<Partial<Record<ChannelOp, string>>>;
  /** How many were ever asked: what the next id is made of. */
  operations: number;
  rule?: PricingRule | undefined;
  paused?: PausedFor | undefined;
  /** What a person set last: automatic prices stay near it. */
  userPriceCents: number;
  floorCents: number;
  delistWhy?: DelistReason | undefined;
  underOddNo?: string | undefined;
  /** By which what it offered was sold, here or elsewhere. */
  endedBySale?: string | undefined;
}

const noVariant: ListedVariant = { sku: '', size: '', brand: '', name: '', image: '' };

export const noListing: Listing = {
  status: undefined,
  listingId: '',
  shopId: 0,
  oneIds: [],
  channel: 'market',
  accountId: '',
  variant: noVariant,
  currency: 'USD',
  desired: { priceCents: 0, live: false },
  confirmed: undefined,
  externalIds: [],
  asked: {},
  operations: 0,
  rule: undefined,
  paused: undefined,
  userPriceCents: 0,
  floorCents: 0,
  delistWhy: undefined,
  underOddNo: undefined,
};

const evolve = (listing: Listing, event: ListingEvent): Listing => ({
  ...listing,
  ...whatChanges(listing, event),
  status: listingMachine.next(listing.status, event, undefined) ?? listing.status,
});

const whatChanges = (listing: Listing, event: ListingEvent): Partial<Listing> => {
  switch (event.type) {
    case 'ListingRequested': {
      const { priceCents, opId, again: _, ...said } = event.data;
      return { ...said, desired: { priceCents, live: true }, userPriceCents: priceCents, ...asking(listing, 'publish', opId) };
    }
    case 'OperationConfirmed':
      return answered(listing, event.data);
    case 'OperationFound':
      if (event.data.as === 'done') return answered(listing, event.data);
      // What is not there is asked for again under the same id, unless the listing is to end: what was never published has.
      if (listing.status !== 'ending' || event.data.op === 'withdraw') return {};
      return { asked: event.data.op === 'publish' ? {} : without(listing.asked, event.data.op) };
    case 'OperationRefused':
      return refused(listing, event.data);
    case 'PriceSetByUser': {
      const { priceCents, floorCents, opId } = event.data;
      return { userPriceCents: priceCents, floorCents, ...pricedAt(listing, priceCents, opId) };
    }
    case 'PriceDecided':
      // The market lifts a pause at the limit.
      return { paused: undefined, floorCents: event.data.floorCents, ...pricedAt(listing, event.data.priceCents, event.data.opId) };
    case 'AutoPricingSet':
      return { rule: event.data.rule ?? undefined, paused: undefined, floorCents: event.data.floorCents };
    case 'AutoPricingPaused':
      return { paused: event.data.why };
    // From here on it goes by the price of now.
    case 'AutoPricingResumed':
      return { paused: undefined, userPriceCents: listing.desired.priceCents };
    case 'DelistRequested':
      return {
        delistWhy: event.data.why,
        ...(event.data.saleId !== undefined && { endedBySale: event.data.saleId }),
        desired: { ...listing.desired, live: false },
        ...(listing.asked.withdraw === undefined && asking(listing, 'withdraw', event.data.opId)),
      };
    case 'ListingDrifted':
      return {
        ...(listing.confirmed && { confirmed: { ...listing.confirmed, priceCents: event.data.seenCents } }),
        ...(listing.asked.reprice === undefined && asking(listing, 'reprice', event.data.opId)),
      };
    case 'ListingSold':
      return { asked: {}, desired: { ...listing.desired, live: false }, endedBySale: event.data.saleId };
    case 'ListingEndedThere':
      return { asked: {}, desired: { ...listing.desired, live: false } };
    case 'OperationLost':
      return {};
  }
};

const asking = ({ asked, operations }: Listing, op: ChannelOp, opId: string): Pick<Listing, 'asked' | 'operations'> => ({
  asked: { ...asked, [op]: opId },
  operations: operations + 1,
});

/** A price that is wanted before the last one was answered goes along with it, or after it. */
const pricedAt = (listing: Listing, priceCents: number, opId: string): Partial<Listing> => ({
  desired: { ...listing.desired, priceCents },
  ...(listing.asked.publish === undefined && listing.asked.reprice === undefined && asking(listing, 'reprice', opId)),
});

const without = (asked: Listing['asked'], op: ChannelOp): Listing['asked'] => {
  const { [op]: _, ...others } = asked;
  return others;
};

interface Answer {
  op: ChannelOp;
  priceCents?: number | undefined;
  externalId?: string | undefined;
  next?: string | undefined;
}

const answered = (listing: Listing, { op, priceCents, externalId, next }: Answer): Partial<Listing> => {
  if (op === 'withdraw') return { asked: {}, ...(listing.confirmed && { confirmed: { ...listing.confirmed, live: false } }) };
  const isNewId = externalId !== undefined && listing.externalIds.at(-1) !== externalId;
  const after = { ...listing, asked: without(listing.asked, op) };
  return {
    asked: after.asked,
    confirmed: { priceCents: priceCents ?? listing.desired.priceCents, live: true },
    ...(isNewId && { externalIds: [...listing.externalIds, externalId] }),
    ...(next !== undefined && asking(after, 'reprice', next)),
  };
};

const refused = (listing: Listing, { op, again }: { op: ChannelOp; again?: string | undefined }): Partial<Listing> => {
  const after = { ...listing, asked: without(listing.asked, op) };
  if (again !== undefined) return asking(after, op, again);
  switch (op) {
    case 'publish':
      return { asked: {}, desired: { ...listing.desired, live: false } };
    case 'reprice':
      return { asked: after.asked, desired: { ...listing.desired, priceCents: listing.confirmed?.priceCents ?? listing.desired.priceCents } };
    case 'withdraw':
      return { asked: after.asked, desired: { ...listing.desired, live: true }, delistWhy: undefined };
  }
};

export const listingStream = streamType<Listing, ListingEvent>({
  prefix: 'listing',
  initial: noListing,
  evolve,
  accepts: acceptsListingEvent,
  tags: ({ shopId, status, oneIds }) => ({ shopIds: [shopId], ...(oneIds[0] && { oneId: oneIds[0] }), ...(status && { state: status }) }),
});

export type LoadedListing = LoadedFrom<typeof listingStream>;

/** Whether the channel has still to confirm something (R9.41). */
export const isSynchronising = ({ asked }: Pick<Listing, 'asked'>): boolean => Object.keys(asked).length > 0;
