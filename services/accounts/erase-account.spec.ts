import { describe, expect, it } from 'vitest';
import { erased } from '#contracts/kernel/events/personal-data.ts';
import { evolveAccount, noAccount, type Account, accountStream } from '../aggregates/account/account.ts';
import { noShop, shopStream } from '../aggregates/shop/shop.ts';
import { eraseAccount, erasureOf } from './erase-account.ts';
import { reinstateAccount } from './suspend-account.ts';
import { loaded } from '#kernel/commands/loaded.ts';

const ann: Account = { ...noAccount, exists: true, accountId: 'A1', login: 'ann', name: 'Ann Lee', email: 'ann@example.com', shopId: 7 };
const disabled = evolveAccount(ann, { type: 'AccountSuspended', data: { accountId: 'A1', reason: 'r' } });
const gone = evolveAccount(disabled, { type: 'AccountErased', data: { accountId: 'A1' } });
const erase = (state: Account, withShop = false) => {
  const erasure = erasureOf({ withShop }, state);
  const shop = erasure.shopId === undefined ? undefined : loaded(shopStream, erasure.shopId, noShop);
  return eraseAccount(erasure, { account: loaded(accountStream, 'A1', state), shop });
};

describe('Rule: only a disabled account is erased, and once', () => {
  it('erases it and gives its name free', () =>
    expect(erase(disabled)).toMatchObject({
      changes: [{ id: 'A1', events: [{ type: 'AccountErased' }] }],
      releases: [{ kind: 'login', key: 'ann', owner: 'A1' }],
    }));
  it('refuses an unknown account', () => expect(erase(noAccount)).toMatchObject({ rejected: 'AccountNotFound' }));
  it('refuses one that may sign in', () => expect(erase(ann)).toMatchObject({ rejected: 'NotSuspended' }));
  it('refuses one that is erased', () => expect(erase(gone)).toMatchObject({ rejected: 'AccountErased' }));
});

describe('Rule: the data of the shop go with the account where that is asked for', () => {
  it('the account alone', () => expect(erasureOf({ withShop: false }, disabled).subjects).toEqual(['account-A1']));
  it('both', () => {
    expect(erasureOf({ withShop: true }, disabled).subjects).toEqual(['account-A1', 'shop-7']);
    expect(erase(disabled, true)).toMatchObject({ changes: [{ id: 'A1' }, { id: '7', events: [{ type: 'ShopErased', data: { shopId: 7 } }] }] });
  });
  it('never those of the self-operated shop', () => expect(erase({ ...disabled, shopId: 1 }, true)).toMatchObject({ rejected: 'OperatorShopStays' }));
});

describe('Rule: whoever is erased is nobody any more', () => {
  it('without a name', () => expect(gone).toMatchObject({ login: erased, name: erased, email: erased, englishName: '', headImg: '' }));
  it('and is not let in again', () =>
    expect(reinstateAccount({ by: { accountId: 'admin' } }, { account: loaded(accountStream, 'A1', gone) })).toMatchObject({
      rejected: 'AccountErased',
    }));
});
