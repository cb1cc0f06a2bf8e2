import type { LoneCreditEvent } from '#contracts/adjustments/adjustment-events.ts';
import type { LoadedFrom } from '#kernel/commands/loaded.ts';
import { streamType } from '#kernel/commands/stream-type.ts';
import { change } from '#kernel/commands/loaded.ts';
import type { StreamChange } from '#kernel/commands/decision.ts';
import type { Direction } from '#contracts/wallet/transaction-types.ts';
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

interface ByHand {
  direction: Direction;
  cents: number;
  /** From this sum on a second person has to approve. */
  secondApprovalCents: number;
}

/** An amount in pieces is the amount: credits of one person count together until the day is over, to whichever shops they go. */
export const mayPostAlone = ({ direction, cents, secondApprovalCents }: ByHand, credits: LoneCredits): boolean =>
  (direction === 'in' ? credits.cents + cents : cents) < secondApprovalCents;

/** What is posted alone, as it counts from then on: credits alone. */
export const countedAlone = (
  creditNo: string,
  { direction, cents }: Omit<ByHand, 'secondApprovalCents'>,
  credits: LoadedLoneCredits,
): StreamChange[] => (direction === 'in' ? [change(credits, { type: 'CreditedAlone', data: { creditNo, cents } })] : []);
