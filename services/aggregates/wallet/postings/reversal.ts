import type { Entry } from '#contracts/ledger/accounts.ts';
import { amountOf } from '#contracts/ledger/basis.ts';
import type { WalletPosted } from '#contracts/wallet/wallet-events.ts';
import { walletCentsOf } from '#contracts/wallet/wallet-events.ts';
import { numbered } from '../numbered.ts';
import type { JournalEvent } from './journal.ts';

interface Reversal {
  reason: string;
  effectiveDate: string;
  /** The day that it is for, where that month takes nothing any more. */
  movedFrom?: string | undefined;
  /** How much of a posting with one other side is taken back, in cents; all of it when absent. */
  cents?: number;
  /** Which of the parts that are taken back this is. */
  ordinal?: number;
}

/** The id of the posting that takes another back, or of the n-th that takes a part of it. */
export const reversalIdOf = (postingId: string, ordinal = 1): string => numbered(`${postingId}~r`, ordinal);

const swapped = (entry: Entry): Entry => ({ ...entry, side: entry.side === 'D' ? 'C' : 'D' });

/** Takes a posting back: the same accounts with their sides swapped, under an id that there can be but once. */
export const reversalOf = ({ data }: Pick<WalletPosted, 'data'>, { reason, effectiveDate, movedFrom, cents, ordinal }: Reversal): WalletPosted => {
  const { fromHold: _, ...kept } = data;
  return {
    type: 'WalletPosted',
    data: {
      ...kept,
      postingId: reversalIdOf(data.postingId, ordinal),
      effectiveDate,
      entries: data.entries.map((entry) => swapped({ ...entry, cents: cents ?? entry.cents })),
      reverses: data.postingId,
      basis: {
        kind: 'reversal',
        of: data.postingId,
        reason,
        ...(movedFrom !== undefined && { movedFrom }),
        cents: cents ?? Math.abs(walletCentsOf(data)),
      },
      remark: reason,
    },
  };
};

/** Takes a movement between accounts of the operator back, or a part of one between two. */
export const journalReversalOf = (data: JournalEvent['data'], { reason, effectiveDate, movedFrom, cents, ordinal }: Reversal): JournalEvent => ({
  type: 'JournalPosted',
  data: {
    ...data,
    postingId: reversalIdOf(data.postingId, ordinal),
    effectiveDate,
    entries: data.entries.map((entry) => swapped({ ...entry, cents: cents ?? entry.cents })),
    reverses: data.postingId,
    basis: {
      kind: 'reversal',
      of: data.postingId,
      reason,
      ...(movedFrom !== undefined && { movedFrom }),
      cents: cents ?? amountOf(data.basis),
    },
    remark: reason,
  },
});
