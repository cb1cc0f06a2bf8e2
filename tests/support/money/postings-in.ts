import type { RecordedEvent } from '#contracts/kernel/events/recorded-event.ts';
import type { journalEventSchemas } from '#contracts/ledger/posting.ts';
import type { EventsOf } from '#contracts/kernel/events/event-schemas.ts';
import { walletCentsOf, type WalletPosted } from '#contracts/wallet/wallet-events.ts';

type Posted = WalletPosted | EventsOf<typeof journalEventSchemas>;

/** The postings for orders and repairs among the events: their ids, and the cents by which a wallet moved or, of a journal posting, that moved at all. */
export const postingsIn = (events: readonly Pick<RecordedEvent, 'type' | 'data'>[]): (readonly [postingId: string, cents: number])[] =>
  events
    .filter(({ type }) => type === 'WalletPosted' || type === 'JournalPosted')
    .map((event) => event as unknown as Posted)
    .filter(({ data: { reference } }) => reference.kind === 'order' || reference.kind === 'repair')
    .map((posted) => [posted.data.postingId, posted.type === 'WalletPosted' ? walletCentsOf(posted.data) : posted.data.entries[0]!.cents]);
