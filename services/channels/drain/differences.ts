import type { Clock } from '#kernel/clock.ts';
import type { Commands, Handle } from '#kernel/commands/commands.ts';
import { accept, noChange, type Accepted } from '#kernel/commands/decision.ts';
import { change, stateAfter } from '#kernel/commands/loaded.ts';
import { freed } from '../../aggregates/listing/listing-changes.ts';
import { isSynchronising, listingStream, type LoadedListing } from '../../aggregates/listing/listing.ts';
import { nextOperationId } from '../../aggregates/listing/operation-id.ts';
import { outboxStatements } from '../../aggregates/listing/outbox.ts';
import { itemStream } from '../../aggregates/item/item.ts';

/** What a sweep found that differs from what we think, told to the listing. */
export interface Differences {
  /** The channel shows another price: ours is sent again. */
  drifted(listingId: string, seenCents: number): Promise<void>;
  /** It is not for sale there any more, and nobody told us. */
  endedThere(listingId: string): Promise<void>;
}

/** What is under way may have changed it meanwhile: then there is no difference to tell of. */
const mayDiffer = (listing: LoadedListing): boolean => listing.status === 'live' && !isSynchronising(listing);

export const differences = ({ commands, clock }: { commands: Commands; clock: Clock }): Differences => {
  const run = async (listingId: string, decide: (...given: Parameters<Handle<null>>) => Promise<Accepted>): Promise<void> => {
    const context = {
      actor: { accountId: 'channels', name: 'channels', terminal: 'system' as const },
      correlationId: listingId,
      causationId: listingId,
    };
    await commands.run(context, async (load) => {
      const listing = await load.one(listingStream, listingId);
      const decision = mayDiffer(listing) ? await decide(load) : noChange;
      if (decision.changes.length === 0) return { decision, answer: null };
      return { decision, answer: null, extraStatements: outboxStatements(stateAfter(listingStream, listing, decision), { now: clock.now() }) };
    });
  };
  return {
    drifted: (listingId, seenCents) =>
      run(listingId, async (load) => {
        const listing = await load.one(listingStream, listingId);
        if (listing.confirmed?.priceCents === seenCents) return noChange;
        return accept(change(listing, { type: 'ListingDrifted', data: { seenCents, opId: nextOperationId(listing) } }));
      }),
    endedThere: (listingId) =>
      run(listingId, async (load) => {
        const listing = await load.one(listingStream, listingId);
        const { changes, releases } = freed(listing, await load.many(itemStream, listing.oneIds));
        return { changes: [change(listing, { type: 'ListingEndedThere', data: { why: 'notThere' } }), ...changes], releases };
      }),
  };
};
