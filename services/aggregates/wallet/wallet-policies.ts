import { reject, type Rejection } from '#contracts/kernel/rejection.ts';
import type { Wallet } from './wallet.ts';

/** A wallet never goes below zero by its owner's own act. `field` is what the refusal points to. */
export const requireBalance = ({ balanceCents }: Wallet, cents: number, field: string): Rejection | undefined =>
  cents <= balanceCents
    ? undefined
    : reject('InsufficientBalance', {
        field,
        params: { available: inDollars(balanceCents), needed: inDollars(cents), availableCents: balanceCents, neededCents: cents },
      });

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
export const inDollars = (cents: number): string => dollars.format(cents / 100);
