import type { RecordedEvent } from '#contracts/kernel/events/recorded-event.ts';
import type { MoneyEvent } from './read-postings.ts';

export type Posting = Extract<MoneyEvent, { type: 'WalletPosted' | 'JournalPosted' }>;

export const isPosting = (event: RecordedEvent): event is Posting => event.type === 'WalletPosted' || event.type === 'JournalPosted';

/** Whose wallet a posting moved, or for whom it was made; 0 where that is nobody. */
export const shopOf = ({ data: { shopId = 0 } }: Posting): number => shopId;
