import type { Entry } from '#contracts/ledger/accounts.ts';
import type { WalletPosted } from '#contracts/wallet/wallet-events.ts';
import { walletCentsOf } from '#contracts/wallet/wallet-events.ts';

/** Takes a posting back: the same accounts with their sides swapped, under an id that there can be but once. */
export const reversalOf = (
  { data }: Pick<WalletPosted, 'data'>,
  { reason, effectiveDate }: { reason: string; effectiveDate: string },
): WalletPosted => {
  const { fromHold: _, ...kept } = data;
  return {
    type: 'WalletPosted',
    data: {
      ...kept,
      postingId: `${data.postingId}~r`,
      effectiveDate,
      entries: data.entries.map((entry): Entry => ({ ...entry, side: entry.side === 'D' ? 'C' : 'D' })),
      reverses: data.postingId,
      basis: { kind: 'reversal', of: data.postingId, reason, cents: Math.abs(walletCentsOf(data)) },
      remark: reason,
    },
  };
};
