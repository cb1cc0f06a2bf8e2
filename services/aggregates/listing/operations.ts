import type { ChannelFailureKind, ChannelOp } from '#contracts/channels/channel-failures.ts';
import type { ListingEvent } from '#contracts/listings/listing-events.ts';
import { isOpenListing } from '#contracts/listings/listing-statuses.ts';
import type { Handle } from '#kernel/commands/commands.ts';
import { noChange, type Accepted } from '#kernel/commands/decision.ts';
import { change, stateAfter } from '#kernel/commands/loaded.ts';
import { itemStream, type LoadedItem } from '../item/item.ts';
import { freed } from './listing-changes.ts';
import { acceptsListingEvent } from './listing.machine.ts';
import { listingStream, type Listing, type LoadedListing } from './listing.ts';
import { nextOperationId } from './operation-id.ts';
import { answeredStatement, outboxStatements } from './outbox.ts';

/** The operation that a channel answered. */
export interface Operation {
  listingId: string;
  opId: string;
  now: Date;
}

/** `repeated`: it was answered before, and nothing happens. */
export type Taken = 'taken' | 'repeated';

export interface Confirmed extends Operation {
  /** The price that the channel took, where it says so. */
  priceCents?: number;
  externalId?: string;
}

/** The channel has done it. */
export const confirmOperation = (told: Confirmed): Handle<Taken> =>
  taking(told, (listing, op) => {
    const { opId, priceCents, externalId } = told;
    return {
      type: 'OperationConfirmed',
      data: { op, opId, ...saidOf({ priceCents, externalId }), ...nextAfter(listing, op, priceCents) },
    };
  });

export interface Refused extends Operation {
  failure: ChannelFailureKind;
  /** What the channel calls it. */
  code?: string;
  /** The price that was refused: one that was asked for meanwhile is tried yet. */
  priceCents?: number;
}

/** After which an end that has to be is asked for again. */
const BEFORE_ANOTHER_END_MS = 5 * 60_000;

/** The channel will not do it, or somebody gave up asking. What only a person wanted stays as it was; what must not be sold is asked to end again. */
export const refuseOperation = (told: Refused): Handle<Taken> =>
  taking(
    told,
    (listing, op) => {
      const { opId, failure, code, priceCents } = told;
      const isOutdated = op === 'reprice' && priceCents !== undefined && priceCents !== listing.desired.priceCents;
      const mustEnd = op === 'withdraw' && listing.delistWhy !== 'user' && listing.delistWhy !== 'office';
      const again = isOutdated || mustEnd ? nextOperationId(listing) : undefined;
      return { type: 'OperationRefused', data: { op, opId, failure, ...(code !== undefined && { code }), ...(again !== undefined && { again }) } };
    },
    { delayMs: (op) => (op === 'withdraw' ? BEFORE_ANOTHER_END_MS : 0) },
  );

/** The call ended after it was sent: nobody knows what became of it. The row in the outbox stays as sent. */
export const loseOperation = (told: Operation): Handle<Taken> =>
  taking(told, (_, op) => ({ type: 'OperationLost', data: { op, opId: told.opId } }), { keepsRow: true });

export interface Found extends Confirmed {
  as: 'done' | 'notThere';
}

/** What became of a lost operation; one that is not there is sent again. */
export const findOperation = (told: Found): Handle<Taken> =>
  taking(
    told,
    (listing, op) => {
      const { opId, as, priceCents, externalId } = told;
      return {
        type: 'OperationFound',
        data: { op, opId, as, ...saidOf({ priceCents, externalId }), ...(as === 'done' && nextAfter(listing, op, priceCents)) },
      };
    },
    { isNotThere: told.as === 'notThere' },
  );

const saidOf = ({ priceCents, externalId }: Pick<Confirmed, 'priceCents' | 'externalId'>) => ({
  ...(priceCents !== undefined && { priceCents }),
  ...(externalId !== undefined && { externalId }),
});

/** Where another price was asked for while this one was on its way, that one is sent next. */
const nextAfter = (listing: Listing, op: ChannelOp, priceCents: number | undefined): { next?: string } => {
  const { desired } = listing;
  const isTaken = priceCents === undefined || priceCents === desired.priceCents;
  return op === 'withdraw' || isTaken || !desired.live ? {} : { next: nextOperationId(listing) };
};

interface Way {
  keepsRow?: boolean;
  isNotThere?: boolean;
  delayMs?: (op: ChannelOp) => number;
}

/** One answer of a channel: the event, what it frees, and what the outbox is to hold then. An answer to what nobody asks any more moves nothing. */
const taking =
  ({ listingId, opId, now }: Operation, eventOf: (listing: LoadedListing, op: ChannelOp) => ListingEvent, way: Way = {}): Handle<Taken> =>
  async (load) => {
    const listing = await load.one(listingStream, listingId);
    const op = (Object.keys(listing.asked) as ChannelOp[]).find((asked) => listing.asked[asked] === opId);
    // Whatever of it is still in the outbox is of no use.
    if (op === undefined) return { decision: noChange, answer: 'repeated', extraStatements: [answeredStatement(listingId, opId)] };
    const event = eventOf(listing, op);
    if (!acceptsListingEvent(listing, event)) return { decision: noChange, answer: 'repeated' };

    const after = stateAfter(listingStream, listing, { changes: [change(listing, event)] });
    const items = isOpenListing(after.status) ? [] : await load.many(itemStream, listing.oneIds);
    const decision = decided(listing, event, items);
    if (way.keepsRow) return { decision, answer: 'taken' };
    const isSentAgain = way.isNotThere && after.asked[op] === opId;
    return {
      decision,
      answer: 'taken',
      extraStatements: outboxStatements(after, {
        now,
        ...(isSentAgain ? { notThereOpId: opId } : { answeredOpId: opId }),
        ...(way.delayMs && { delayMs: way.delayMs(op) }),
      }),
    };
  };

const decided = (listing: LoadedListing, event: ListingEvent, items: readonly LoadedItem[]): Accepted => {
  const { changes, releases } = freed(listing, items);
  return { changes: [change(listing, event), ...changes], releases };
};
