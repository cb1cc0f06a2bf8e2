import { reject } from '#contracts/kernel/rejection.ts';
import { isBalanced, walletAccount } from '#contracts/ledger/accounts.ts';
import { amountOf } from '#contracts/ledger/basis.ts';
import { walletCentsOf, type WalletEvent, type WalletPosted } from '#contracts/wallet/wallet-events.ts';
import { streamType, type OnlyOnce } from '#kernel/commands/stream-type.ts';
import type { LoadedFrom } from '#kernel/commands/loaded.ts';

/** A shop's money: what its postings add up to, and what of it is set aside. Stream `wallet-<shopId>`; the first posting opens it. */
export interface Wallet {
  postedCents: number;
  /** Open holds, in cents by id. */
  holds: Readonly<Record<string, number>>;
  heldCents: number;
  /** How far below zero its owner may go by their own acts. */
  creditLimitCents: number;
  isFrozen: boolean;
  /** By warehouse: the last local day whose storage is charged. */
  storageThrough: Readonly<Record<string, string>>;
}

export const noWallet: Wallet = { postedCents: 0, holds: {}, heldCents: 0, creditLimitCents: 0, isFrozen: false, storageThrough: {} };

export const availableCents = ({ postedCents, heldCents }: Wallet): number => postedCents - heldCents;
/** What its owner may spend by their own act. */
export const spendableCents = (wallet: Wallet): number => availableCents(wallet) + wallet.creditLimitCents;

export const evolveWallet = (wallet: Wallet, event: WalletEvent): Wallet => {
  switch (event.type) {
    case 'WalletPosted':
      return posted(wallet, event.data);
    case 'WalletHeld': {
      const { holdId, cents } = event.data;
      return { ...wallet, holds: { ...wallet.holds, [holdId]: cents }, heldCents: wallet.heldCents + cents };
    }
    case 'HoldReleased':
      return withHeld(wallet, event.data.holdId, 0);
    case 'WalletFrozen':
      return { ...wallet, isFrozen: true };
    case 'WalletUnfrozen':
      return { ...wallet, isFrozen: false };
    case 'CreditLimitSet':
      return { ...wallet, creditLimitCents: event.data.creditLimitCents };
  }
};

const posted = (wallet: Wallet, data: WalletPosted['data']): Wallet => {
  const moved = { ...wallet, postedCents: wallet.postedCents + walletCentsOf(data) };
  if (data.fromHold !== undefined) return withHeld(moved, data.fromHold, leftOf(wallet, data));
  const { type, reference, chargeDate } = data;
  if (type !== 'storageFee' || chargeDate === undefined || data.reverses !== undefined) return moved;
  return { ...moved, storageThrough: { ...wallet.storageThrough, [reference.id]: later(wallet.storageThrough[reference.id], chargeDate) } };
};

const later = (one: string | undefined, other: string): string => (one !== undefined && one > other ? one : other);

/** What a payment leaves of its hold; it is released in the same commit. */
const leftOf = ({ holds }: Wallet, data: WalletPosted['data']): number => Math.max(0, (holds[data.fromHold!] ?? 0) + walletCentsOf(data));

const withHeld = (wallet: Wallet, holdId: string, cents: number): Wallet => {
  const { [holdId]: held = 0, ...others } = wallet.holds;
  return { ...wallet, holds: cents > 0 ? { ...others, [holdId]: cents } : others, heldCents: wallet.heldCents - held + cents };
};

/** The kinds of claims by which a posting and a hold keep their ids. */
export const postingClaim = 'posting';
const holdClaim = 'hold';

export const claimOfPosting = ({ postingId }: { postingId: string }): OnlyOnce => ({
  kind: postingClaim,
  key: postingId,
  otherwise: reject('AlreadyPosted', { params: { postingId } }),
});

const onlyOnce = (event: WalletEvent): OnlyOnce | undefined => {
  if (event.type === 'WalletPosted') return claimOfPosting(event.data);
  if (event.type !== 'WalletHeld') return undefined;
  const { holdId } = event.data;
  return { kind: holdClaim, key: holdId, otherwise: reject('AlreadyHeld', { params: { holdId } }) };
};

/** A posting balances, moves its own wallet by what its basis says, and no more than its hold where it is paid from one. */
const isSound = (wallet: Wallet, { shopId, entries, basis, fromHold }: WalletPosted['data']): boolean => {
  const ofWallets = entries.filter(({ account }) => account === walletAccount);
  const moved = walletCentsOf({ shopId, entries });
  return (
    isBalanced(entries) &&
    ofWallets.length === 1 &&
    Math.abs(moved) === amountOf(basis) &&
    (fromHold === undefined || (moved < 0 && -moved <= (wallet.holds[fromHold] ?? 0)))
  );
};

const accepts = (wallet: Wallet, event: WalletEvent): boolean => {
  switch (event.type) {
    case 'WalletPosted':
      return isSound(wallet, event.data);
    case 'HoldReleased':
      return wallet.holds[event.data.holdId] === event.data.cents;
    case 'WalletFrozen':
      return !wallet.isFrozen;
    case 'WalletUnfrozen':
      return wallet.isFrozen;
    case 'WalletHeld':
    case 'CreditLimitSet':
      return true;
  }
};

export const walletStream = streamType<Wallet, WalletEvent>({
  prefix: 'wallet',
  initial: noWallet,
  evolve: evolveWallet,
  accepts,
  snapshotShape: 1,
  tags: ({ postedCents, heldCents }, shopId) => ({ shopIds: [Number(shopId)], balanceCents: postedCents, heldCents }),
  onlyOnce,
});

export type LoadedWallet = LoadedFrom<typeof walletStream>;
