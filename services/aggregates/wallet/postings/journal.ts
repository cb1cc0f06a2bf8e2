import type { EventsOf } from '#contracts/kernel/events/event-schemas.ts';
import { isBalanced, walletAccount, type AccountPart, type Currency } from '#contracts/ledger/accounts.ts';
import { amountOf, type Basis } from '#contracts/ledger/basis.ts';
import type { journalEventSchemas } from '#contracts/ledger/posting.ts';
import type { ReferenceKind } from '#contracts/ledger/reference-kinds.ts';
import { change, type NewStream } from '#kernel/commands/loaded.ts';
import type { StreamChange } from '#kernel/commands/decision.ts';
import { streamType } from '#kernel/commands/stream-type.ts';
import { claimOfPosting } from '../wallet.ts';
import { bookDate } from './wallet-posting.ts';

export type JournalEvent = EventsOf<typeof journalEventSchemas>;

/** What it holds, once it is posted. */
interface JournalEntry {
  posted: JournalEvent['data'] | undefined;
}

/** A movement between accounts of the operator: stream `journal-<postingId>`, which holds one event. */
export const journalStream = streamType<JournalEntry, JournalEvent>({
  prefix: 'journal',
  initial: { posted: undefined },
  evolve: (_, { data }) => ({ posted: data }),
  accepts: ({ posted }, { data: { entries } }) => !posted && isBalanced(entries) && entries.every(({ account }) => account !== walletAccount),
  tags: () => ({}),
  onlyOnce: ({ data }) => claimOfPosting(data),
});

interface Moved {
  from: AccountPart;
  to: AccountPart;
  reference: { kind: ReferenceKind; id: string };
  basis: Basis;
  now: Date;
  /** Of the posting, where it is not that of `now`. */
  effectiveDate?: string;
  remark?: string;
  /** US dollars unless told otherwise. */
  currency?: Currency;
  /** Shown together with other postings. */
  groupId?: string;
  /** On whose behalf, where it is for one shop. */
  shopId?: number;
}

/** Debits `to` and credits `from` with what the basis leads to. The stream's id is the posting's. */
export const journal = (entry: NewStream<JournalEvent>, moved: Moved): StreamChange => {
  const { from, to, reference, basis, now, remark = '', currency = 'USD', groupId, shopId, effectiveDate = bookDate(now) } = moved;
  const cents = amountOf(basis);
  return change(entry, {
    type: 'JournalPosted',
    data: {
      postingId: entry.id,
      currency,
      effectiveDate,
      entries: [
        { ...to, side: 'D', cents },
        { ...from, side: 'C', cents },
      ],
      reference,
      ...(groupId !== undefined && { groupId }),
      ...(shopId !== undefined && { shopId }),
      basis,
      remark,
    },
  });
};
