import type { ListingEvent } from '#contracts/listings/listing-events.ts';
import type { RecordedEvent } from '#contracts/kernel/events/recorded-event.ts';
import type { Handle } from '#kernel/commands/commands.ts';
import { noChange } from '#kernel/commands/decision.ts';
import { react } from '#kernel/processes/react.ts';
import { attempt, type Reaction } from '#kernel/processes/reactions.ts';
import { listingStream } from '#services/aggregates/listing/listing.ts';

const bookIsDue =
  ({ listingId }: { listingId: string }, now: Date): Handle<null> =>
  async (load) => {
    const { rule, channel, variant } = await load.one(listingStream, listingId);
    const extraStatements = rule ? [{ text: due, values: [channel, variant.sku, variant.size, now] }] : [];
    return { decision: noChange, answer: null, extraStatements };
  };

const due = `
  INSERT INTO pricing_due AS d (channel, sku, size, due_at) VALUES ($1, $2, $3, $4)
  ON CONFLICT (channel, sku, size) DO UPDATE SET due_at = least(d.due_at, excluded.due_at), marks = d.marks + 1`;

const decidedAnew = (event: RecordedEvent): Reaction[] => [attempt(bookIsDue, { listingId: event.streamId.slice('listing-'.length) })];

/** A new rule, or a listing that has become free to move, does not wait for the next quote. */
export const dueAfterEvents = react<ListingEvent>({
  name: 'auto-pricing-rules',
  title: 'Auto-pricing',
  from: 'now',
  on: {
    AutoPricingSet: decidedAnew,
    AutoPricingResumed: decidedAnew,
    PriceSetByUser: decidedAnew,
    OperationConfirmed: decidedAnew,
    OperationFound: decidedAnew,
  },
});
