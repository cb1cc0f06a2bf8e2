import type { PermissionGrant } from '#contracts/kernel/access/permissions.ts';
import type { Language, UserType } from '#contracts/kernel/access/viewer.ts';
import type { EventsOf } from '#contracts/kernel/events/event-schemas.ts';
import { erasedAccount, referenceEventSchemas } from '#contracts/reference/reference-events.ts';
import { streamType } from '#kernel/commands/stream-type.ts';
import type { LoadedFrom } from '#kernel/commands/loaded.ts';

const {
  AccountCreated,
  AccountChanged,
  SellerRefused,
  AccountSuspended,
  AccountReinstated,
  PasswordSet,
  PasswordNoticeRead,
  PhoneSet,
  LanguageChosen,
  AccountErased,
} = referenceEventSchemas;
const accountEventSchemas = {
  AccountCreated,
  AccountChanged,
  SellerRefused,
  AccountSuspended,
  AccountReinstated,
  PasswordSet,
  PasswordNoticeRead,
  PhoneSet,
  LanguageChosen,
  AccountErased,
};
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
  /** Why their application as a seller was refused, until they are admitted after all. */
  refusal?: string;
  suspended: boolean;
  /** How often it was suspended. A session remembers the number it began under, so that none outlives a suspension. */
  suspensions: number;
  /** Nobody can tell any more whose it was. */
  erased: boolean;
  language?: Language;
  /** When an administrator set the password, until the person has read of it or sets their own (UTC, ISO 8601). */
  passwordSetAt?: string;
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
      return { ...account, ...withoutOrigin(event.data), exists: true };
    case 'AccountChanged':
      return { ...account, shopId: undefined, refusal: undefined, ...withoutOrigin(event.data) };
    case 'SellerRefused':
      return { ...account, refusal: event.data.reason };
    case 'AccountSuspended':
      return { ...account, suspended: true, suspensions: account.suspensions + 1 };
    case 'AccountReinstated':
      return { ...account, suspended: false };
    case 'PasswordSet':
      return { ...account, passwordSetAt: event.data.by === 'administrator' ? event.data.at : undefined };
    case 'PasswordNoticeRead':
      return { ...account, passwordSetAt: undefined };
    case 'PhoneSet':
      return account;
    case 'LanguageChosen':
      return { ...account, language: event.data.language };
    case 'AccountErased':
      return { ...account, ...erasedAccount, erased: true };
  }
};

/** Where it was done from, and how the address was proven, decide nothing here. */
const withoutOrigin = <Data extends { from?: string; emailProven?: true }>({
  from: _from,
  emailProven: _emailProven,
  ...data
}: Data): Omit<Data, 'from' | 'emailProven'> => data;

export const accountStream = streamType<Account, AccountEvent>({
  prefix: 'account',
  initial: noAccount,
  evolve: evolveAccount,
  tags: (account) => ({
    ...(account.shopId !== undefined && { shopIds: [account.shopId] }),
    state: account.suspended ? 'suspended' : 'active',
  }),
});

export type LoadedAccount = LoadedFrom<typeof accountStream>;
