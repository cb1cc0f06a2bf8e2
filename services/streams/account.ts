import type { PermissionGrant } from '#contracts/accounts/permissions.ts';
import type { Language, UserType } from '#contracts/accounts/viewer.ts';
import type { EventsOf } from '#contracts/kernel/event-schemas.ts';
import { erasedAccount, referenceEventSchemas } from '#contracts/reference/reference-events.ts';
import { streamType } from '../kernel/commands/stream-type.ts';

const { AccountCreated, AccountChanged, AccountSuspended, AccountReinstated, LanguageChosen, AccountErased } = referenceEventSchemas;
const accountEventSchemas = { AccountCreated, AccountChanged, AccountSuspended, AccountReinstated, LanguageChosen, AccountErased };
export type AccountEvent = EventsOf<typeof accountEventSchemas>;

/** A person who can sign in. The password is no part of it: secrets never enter a stream. */
export interface Account {
  exists: boolean;
  accountId: string;
  login: string;
  name: string;
  englishName: string;
  email: string;
  headImg: string;
  userType: UserType;
  role: string;
  shopId?: number;
  warehouseIds: readonly string[];
  permissions: readonly PermissionGrant[];
  suspended: boolean;
  /** How often it was suspended. A session remembers the number it began under, so that none outlives a suspension. */
  suspensions: number;
  /** Nobody can tell any more whose it was. */
  erased: boolean;
  language?: Language;
}

export const noAccount: Account = {
  exists: false,
  accountId: '',
  login: '',
  name: '',
  englishName: '',
  email: '',
  headImg: '',
  userType: 4,
  role: '',
  warehouseIds: [],
  permissions: [],
  suspended: false,
  suspensions: 0,
  erased: false,
};

export const evolveAccount = (account: Account, event: AccountEvent): Account => {
  switch (event.type) {
    case 'AccountCreated':
      return { ...account, ...event.data, exists: true };
    case 'AccountChanged':
      return { ...account, shopId: undefined, ...event.data };
    case 'AccountSuspended':
      return { ...account, suspended: true, suspensions: account.suspensions + 1 };
    case 'AccountReinstated':
      return { ...account, suspended: false };
    case 'LanguageChosen':
      return { ...account, language: event.data.language };
    case 'AccountErased':
      return { ...account, ...erasedAccount, erased: true };
  }
};

export const accountStream = streamType<Account, AccountEvent>({
  prefix: 'account',
  initial: noAccount,
  evolve: evolveAccount,
  tags: (account) => ({
    ...(account.shopId !== undefined && { shopIds: [account.shopId] }),
    state: account.suspended ? 'suspended' : 'active',
  }),
});
