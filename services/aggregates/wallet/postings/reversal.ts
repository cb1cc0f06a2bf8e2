import type { Entry } from '#contracts/ledger/accounts.ts';
import type { WalletPosted } from '#contracts/wallet/wallet-events.ts';
import { walletCentsOf } from '#contracts/wallet/wallet-events.ts';

interface Reversal {
  reason: string;
  effectiveDate: string;
  /** The day that it is for, where that month takes nothing any more. */
  movedFrom?: string | undefined;
  /** How much of a posting with one other side is taken back, in cents; all of it when absent. */
  cents?: number;
}

/** Takes a posting back: the same accounts with their sides swapped, under an id that there can be but once. */
export const reversalOf = ({ data }: Pick<WalletPosted, 'data'>, { reason, effectiveDate, movedFrom, cents }: Reversal): WalletPosted => {
  const { fromHold: _, ...kept } = data;
  return {
    type: 'WalletPosted',
    data: {
      ...kept,
      postingId: `${data.postingId}~r`,
      effectiveDate,
      entries: data.entries.map((entry): Entry => ({ ...entry, side: entry.side === 'D' ? 'C' : 'D', cents: cents ?? entry.cents })),
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
