import type { DataOf } from '#contracts/kernel/endpoint.ts';
import type { getWallet } from '#contracts/wallet/wallet-queries.ts';

/** What of a wallet can be spent: what is available, and how far below zero its seller may go. In cents. */
export type Spendable = Pick<DataOf<typeof getWallet>, 'availableCents' | 'creditLimitCents'>;

/** How much more a wallet needs for a cost; 0 where it has enough, and where nobody knows what it has. In cents. */
export const shortBy = (costCents: number, wallet: Spendable | undefined): number =>
  wallet ? Math.max(0, costCents - Math.max(0, wallet.availableCents + wallet.creditLimitCents)) : 0;
