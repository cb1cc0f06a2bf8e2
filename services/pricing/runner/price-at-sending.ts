import { bookInput } from '#contracts/pricing/book-input.ts';
import { decide } from '#contracts/pricing/decide.ts';
import type { Explanation } from '#contracts/pricing/explanation.ts';
import type { PricedBooks } from '#contracts/pricing/priced-book.ts';
import type { Commands } from '#kernel/commands/commands.ts';
import { newIds } from '#kernel/ids.ts';
import { carryOut } from './carry-out.ts';
import { pricingActor } from './decide-due.ts';

export interface SendingNeeds {
  commands: Commands;
  clock: { now(): Date };
  bookOfListings(listingIds: readonly string[]): Promise<PricedBooks>;
}

/** `changed`: the wish was replaced by another price, which waits in the outbox; what was to be sent is not sent. */
export type PriceAtSending = { kind: 'send' } | { kind: 'changed' } | { kind: 'hold'; explanation: Explanation };

/**
 * Decides once more what was decided before it waited to be sent, on the newest quote. A price that a person set is sent as it is. The transport refuses what is
 * below the floor of the wish all the same: two walls.
 */
export const priceAtSending =
  ({ commands, clock, bookOfListings }: SendingNeeds) =>
  async (listingId: string): Promise<PriceAtSending> => {
    const now = clock.now();
    const { books, fees } = await bookOfListings([listingId]);
    const book = books[0];
    const listing = book?.listings.find((each) => each.listingId === listingId);
    const last = listing?.steps.find(({ what }) => what !== 'confirmed');
    if (!book || !listing?.rule || listing.confirmedCents === null || last?.what !== 'decided') return { kind: 'send' };
    const explanation = decide(bookInput(book, listing, { rule: listing.rule, fees, now, isBeingSent: true }));
    const { result } = explanation;
    switch (result.do) {
      case 'change': {
        if (result.toCents === listing.priceCents) return { kind: 'send' };
        const id = newIds.eventId();
        await commands.run({ actor: pricingActor, correlationId: id, causationId: id }, carryOut([{ listing, explanation }], now));
        return { kind: 'changed' };
      }
      // What the channel has is right again: the wish is taken back to it.
      case 'keep': {
        if (listing.priceCents === listing.confirmedCents) return { kind: 'send' };
        const back: Explanation = { ...explanation, result: { do: 'change', why: result.as ?? 'followsLowest', toCents: listing.confirmedCents } };
        const id = newIds.eventId();
        await commands.run({ actor: pricingActor, correlationId: id, causationId: id }, carryOut([{ listing, explanation: back }], now));
        return { kind: 'changed' };
      }
      case 'hold':
      case 'wait':
      case 'refuse':
      case 'pause':
        return { kind: 'hold', explanation };
    }
  };
