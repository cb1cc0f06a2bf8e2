import type { Explanation } from '#contracts/pricing/explanation.ts';
import type { BookListing } from '#contracts/pricing/priced-book.ts';
import type { ListingEvent } from '#contracts/listings/listing-events.ts';
import type { Handle } from '#kernel/commands/commands.ts';
import { accept, type StreamChange } from '#kernel/commands/decision.ts';
import { change, stateAfter } from '#kernel/commands/loaded.ts';
import type { Statement } from '#kernel/database/sql.ts';
import { acceptsListingEvent } from '#services/aggregates/listing/listing.machine.ts';
import { listingStream, type LoadedListing } from '#services/aggregates/listing/listing.ts';
import { nextOperationId } from '#services/aggregates/listing/operation-id.ts';
import { askedTogether, outboxStatements } from '#services/aggregates/listing/outbox.ts';

/** What was decided for a listing as it stood then. */
export interface Decided {
  listing: BookListing;
  explanation: Explanation;
}

/** Prices and pauses of many listings in one commit, each with what the channel is to be asked. A listing that has moved on since it was decided is left alone. */
export const carryOut =
  (decided: readonly Decided[], now: Date): Handle<number> =>
  async (load) => {
    const listings = await load.many(
      listingStream,
      decided.map(({ listing: { listingId } }) => listingId),
    );
    const changes: StreamChange[] = [];
    const extraStatements: Statement[] = [];
    for (const [index, listing] of listings.entries()) {
      const event = eventOf(listing, decided[index]!.explanation);
      const made = event && change(listing, event);
      if (!made || made.version !== decided[index]!.listing.version || !acceptsListingEvent(listing, event)) continue;
      changes.push(made);
      extraStatements.push(...outboxStatements(stateAfter(listingStream, listing, accept(made)), { now, isAutomatic: true }));
    }
    return { decision: accept(...changes), answer: changes.length, extraStatements: askedTogether(extraStatements) };
  };

const eventOf = (listing: LoadedListing, explanation: Explanation): ListingEvent | undefined => {
  const { result, floor } = explanation;
  switch (result.do) {
    case 'change':
      return {
        type: 'PriceDecided',
        data: { priceCents: result.toCents, floorCents: floor?.cents ?? listing.floorCents, opId: nextOperationId(listing), explanation },
      };
    case 'pause':
      return { type: 'AutoPricingPaused', data: { why: result.why, explanation } };
    case 'keep':
    case 'hold':
    case 'wait':
    case 'refuse':
      return undefined;
  }
};
