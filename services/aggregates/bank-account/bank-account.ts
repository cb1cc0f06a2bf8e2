import { erasedBankAccount, type BankAccountEvent } from '#contracts/bank-accounts/bank-account-events.ts';
import { reject, type Rejection } from '#contracts/kernel/rejection.ts';
import type { LoadedFrom } from '#kernel/commands/loaded.ts';
import { streamType } from '#kernel/commands/stream-type.ts';

type Added = Extract<BankAccountEvent, { type: 'BankAccountAdded' }>['data'];

/** Where a shop's money is paid to; undefined for an id that has no events. */
export interface BankAccount extends Added {
  /** Its holder was checked. */
  isVerified: boolean;
  isRemoved: boolean;
  /** Its key was dropped: where it was is known to nobody any more. */
  isErased: boolean;
}

const whatChanges = (type: Exclude<BankAccountEvent['type'], 'BankAccountAdded'>): Partial<BankAccount> => {
  switch (type) {
    case 'BankAccountVerified':
      return { isVerified: true };
    case 'BankAccountRemoved':
      return { isRemoved: true };
    case 'BankAccountErased':
      return { ...erasedBankAccount, isRemoved: true, isErased: true };
  }
};

export const bankAccountStream = streamType<BankAccount | undefined, BankAccountEvent>({
  prefix: 'bankaccount',
  initial: undefined,
  evolve: (account, event) => {
    if (event.type === 'BankAccountAdded') return { ...event.data, isVerified: false, isRemoved: false, isErased: false };
    return account && { ...account, ...whatChanges(event.type) };
  },
  tags: (account) => (account ? { shopIds: [account.shopId], state: account.isRemoved ? 'removed' : 'open' } : {}),
});

export type LoadedBankAccount = LoadedFrom<typeof bankAccountStream>;

/** `NotFound` for an account of another shop, and for one that was removed. */
export const requireOwnBankAccount = (account: BankAccount | undefined, shopId: number | undefined): Rejection | undefined =>
  account && account.shopId === shopId && !account.isRemoved ? undefined : reject('NotFound', { field: 'bankAccountId' });
