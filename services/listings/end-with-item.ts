import type { ItemEvent } from '#contracts/item/item-events.ts';
import type { Handle } from '#kernel/commands/commands.ts';
import { accept } from '#kernel/commands/decision.ts';
import { stateAfter } from '#kernel/commands/loaded.ts';
import type { RecordedEvent } from '#contracts/kernel/events/recorded-event.ts';
import { react } from '#kernel/processes/react.ts';
import { attempt, type Reaction } from '#kernel/processes/reactions.ts';
import { itemStream } from '../aggregates/item/item.ts';
import { delistRequested } from '../aggregates/listing/listing-changes.ts';
import { listingMachine } from '../aggregates/listing/listing.machine.ts';
import { listingStream } from '../aggregates/listing/listing.ts';
import { outboxStatements } from '../aggregates/listing/outbox.ts';

interface Gone {
  oneId: string;
  /** Its new owner did not list it, whatever it is now. */
  hasNewOwner: boolean;
}

/** What can no longer be sold is taken off every channel. */
export const endListingsOf =
  ({ oneId, hasNewOwner }: Gone, now: Date): Handle<number> =>
  async (load) => {
    const item = await load.one(itemStream, oneId);
    const isStillOnOffer = item.state === 'available' && !hasNewOwner;
    const listings = isStillOnOffer ? [] : await load.many(listingStream, Object.keys(item.listings));
    const toEnd = listings.filter(({ status }) => status !== 'ending' && listingMachine.mayOccur(status, 'DelistRequested'));
    const decision = accept(...toEnd.map((listing) => delistRequested(listing, 'taken')));
    const extraStatements = toEnd.flatMap((listing) => outboxStatements(stateAfter(listingStream, listing, decision), { now }));
    return { decision, answer: toEnd.length, extraStatements };
  };

const left = (event: RecordedEvent): Reaction[] => [
  attempt(endListingsOf, { oneId: event.streamId.slice('item-'.length), hasNewOwner: event.type === 'ItemOwnerChanged' }),
];

/** Whatever takes an item from its shelf without asking whether it is offered somewhere. */
export const endWithItem = react<ItemEvent>({
  name: 'end-listings-of-items',
  title: 'Listings',
  from: 'now',
  on: {
    ItemInspected: (event) => (event.data.corrects === undefined ? [] : left(event)),
    DirectOutboundOrdered: left,
    // Nobody applies for what is listed, but a substitute may be.
    ItemRequested: left,
    ItemMissed: left,
    ShelvingUndone: left,
    ItemOwnerChanged: left,
  },
});
