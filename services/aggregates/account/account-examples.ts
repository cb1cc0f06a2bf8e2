import { fact, type Fact } from '#tests/support/facts.ts';
import { accountStream, type AccountEvent } from './account.ts';

type Created = Extract<AccountEvent, { type: 'AccountCreated' }>['data'];

/** Facts for specs: an account of staff, where nothing else is said. */
export const anAccount = (details: Partial<Created> = {}): Fact => {
  const data: Created = {
    accountId: 'A1',
    login: 'ann',
    name: 'Ann',
    englishName: 'Annie',
    email: 'ann@example.com',
    headImg: '',
    userType: 3,
    role: 'warehouse',
    warehouseIds: ['W1'],
    permissions: [],
    ...details,
  };
  return fact(accountStream, data.accountId, { type: 'AccountCreated', data });
};

export const aSellersAccount = (details: Partial<Created> = {}): Fact =>
  anAccount({ userType: 4, role: 'seller', shopId: 7, warehouseIds: [], ...details });

export const anAccountDisabled = fact(accountStream, 'A1', { type: 'AccountSuspended', data: { accountId: 'A1', reason: 'r' } });
