import { reject, type Rejection } from '#contracts/kernel/rejection.ts';
import { availableCents, spendableCents, type Wallet } from './wallet.ts';

/**
 * A wallet never goes below zero by its owner's own act: they spend what is posted and not set aside, and their credit limit. A frozen one pays nothing.
 * `field` is what the refusal points to.
 */
export const requireSpendable = (wallet: Wallet, cents: number, field: string): Rejection | undefined => {
  if (cents > 0 && wallet.isFrozen) return reject('WalletIsFrozen', { field });
  if (cents <= Math.max(0, spendableCents(wallet))) return undefined;
  const available = availableCents(wallet);
  return reject('InsufficientBalance', {
    field,
    params: { available: inDollars(available), needed: inDollars(cents), availableCents: available, neededCents: cents },
  });
};

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
export const inDollars = (cents: number): string => dollars.format(cents / 100);
