import { reject } from '#contracts/kernel/rejection.ts';
import { walletCentsOf, type WalletEvent } from '#contracts/wallet/wallet-events.ts';
import { streamType } from '#kernel/commands/stream-type.ts';
import type { LoadedFrom } from '#kernel/commands/loaded.ts';

/** A shop's money: what its postings add up to. Stream `wallet-<shopId>`; the first posting opens it. */
export interface Wallet {
  balanceCents: number;
}

export const noWallet: Wallet = { balanceCents: 0 };

export const evolveWallet = (wallet: Wallet, event: WalletEvent): Wallet => ({ balanceCents: wallet.balanceCents + walletCentsOf(event.data) });

/** The kind of claim by which a posting holds its id. */
export const postingClaim = 'posting';

export const walletStream = streamType<Wallet, WalletEvent>({
  prefix: 'wallet',
  initial: noWallet,
  evolve: evolveWallet,
  tags: ({ balanceCents }, shopId) => ({ shopIds: [Number(shopId)], balanceCents }),
  onlyOnce: ({ data: { postingId } }) => ({ kind: postingClaim, key: postingId, otherwise: reject('AlreadyPosted', { params: { postingId } }) }),
});

export type LoadedWallet = LoadedFrom<typeof walletStream>;
