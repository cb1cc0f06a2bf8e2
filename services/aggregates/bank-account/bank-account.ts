import type { BankAccountEvent } from '#contracts/bank-accounts/bank-account-events.ts';
import { reject, type Rejection } from '#contracts/kernel/rejection.ts';
import type { LoadedFrom } from '#kernel/commands/loaded.ts';
import { streamType } from '#kernel/commands/stream-type.ts';

type Added = Extract<BankAccountEvent, { type: 'BankAccountAdded' }>['data'];

/** Where a shop's money is paid to; undefined for an id that has no events. */
export interface BankAccount extends Added {
  /** Its holder was checked. */
  isVerified: boolean;
  isRemoved: boolean;
}

export const bankAccountStream = streamType<BankAccount | undefined, BankAccountEvent>({
  prefix: 'bankaccount',
  initial: undefined,
  evolve: (account, event) => {
    if (event.type === 'BankAccountAdded') return { ...event.data, isVerified: false, isRemoved: false };
    return account && { ...account, ...(event.type === 'BankAccountVerified' ? { isVerified: true } : { isRemoved: true }) };
  },
  tags: (account) => (account ? { shopIds: [account.shopId], state: account.isRemoved ? 'removed' : 'open' } : {}),
});

export type LoadedBankAccount = LoadedFrom<typeof bankAccountStream>;

/** `NotFound` for an account of another shop, and for one that was removed. */
export const requireOwnBankAccount = (account: BankAccount | undefined, shopId: number | undefined): Rejection | undefined =>
  account && account.shopId === shopId && !account.isRemoved ? undefined : reject('NotFound', { field: 'bankAccountId' });
