import type { LoneCreditEvent } from '#contracts/adjustments/adjustment-events.ts';
import type { LoadedFrom } from '#kernel/commands/loaded.ts';
import { streamType } from '#kernel/commands/stream-type.ts';
import { bookDate } from '../wallet/postings/wallet-posting.ts';

/** What one person has credited by hand on a day without anybody else, to all shops. */
export interface LoneCredits {
  cents: number;
}

export const loneCreditsStream = streamType<LoneCredits, LoneCreditEvent>({
  prefix: 'lonecredits',
  initial: { cents: 0 },
  evolve: ({ cents }, { data }) => ({ cents: cents + data.cents }),
  tags: () => ({}),
});

export type LoadedLoneCredits = LoadedFrom<typeof loneCreditsStream>;

/** The day is one of the books. */
export const loneCreditsOf = (accountId: string, now: Date): string => `${accountId}-${bookDate(now)}`;
