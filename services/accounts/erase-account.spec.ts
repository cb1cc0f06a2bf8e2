import { describe, expect, it } from 'vitest';
import { erased } from '#contracts/kernel/events/personal-data.ts';
import { aSellersAccount, anAccountDisabled as disabled } from '../aggregates/account/account-examples.ts';
import { accountStream, noAccount, type LoadedAccount } from '../aggregates/account/account.ts';
import { shopStream, type LoadedShop } from '../aggregates/shop/shop.ts';
import { eraseAccount, erasureOf } from './erase-account.ts';
import { reinstateAccount } from './suspend-account.ts';
import { specification } from '#tests/support/given.ts';

interface States {
  account: LoadedAccount;
  shop: LoadedShop | undefined;
}

const erasing = specification(
  (command: { withShop: boolean }, states: States) => eraseAccount(erasureOf(command, states.account), states),
  (given, command) => {
    const account = given.one(accountStream, 'A1');
    const { shopId } = erasureOf(command, account);
    return { account, shop: shopId === undefined ? undefined : given.one(shopStream, shopId) };
  },
);
const alone = { withShop: false };
const both = { withShop: true };
const ann = aSellersAccount();
const gone = erasing.given(ann, disabled).when(alone);

describe('Rule: only a disabled account is erased, and once', () => {
  it('erases it and gives its name free', () => {
    const { releases } = gone.then({ id: 'A1', type: 'AccountErased' });
    expect(releases).toMatchObject([{ kind: 'login', key: 'ann', owner: 'A1' }]);
  });
  it('refuses an unknown account', () => erasing.given().when(alone).thenRejected('AccountNotFound'));
  it('refuses one that may sign in', () => erasing.given(ann).when(alone).thenRejected('NotSuspended'));
  it('refuses one that is erased', () => erasing.given(ann, disabled, gone.facts()).when(alone).thenRejected('AccountErased'));
});

describe('Rule: the data of the shop go with the account where that is asked for', () => {
  const account = { ...noAccount, accountId: 'A1', shopId: 7 };

  it('the account alone', () => expect(erasureOf(alone, account).subjects).toEqual(['account-A1']));
  it('both', () => {
    expect(erasureOf(both, account).subjects).toEqual(['account-A1', 'shop-7']);
    erasing
      .given(ann, disabled)
      .when(both)
      .then({ id: 'A1', type: 'AccountErased' }, { id: '7', type: 'ShopErased', data: { shopId: 7 } });
  });
  it('never those of the self-operated shop', () => {
    const ownShop = aSellersAccount({ shopId: 1 });
    erasing.given(ownShop, disabled).when(both).thenRejected('OperatorShopStays');
  });
});

describe('Rule: whoever is erased is nobody any more', () => {
  it('without a name', () => {
    const nobody = { login: erased, name: erased, email: erased, englishName: '', headImg: '' };
    expect(gone.stateAfter(accountStream, 'A1')).toMatchObject(nobody);
  });
  it('and is not let in again', () => {
    const reinstating = specification(reinstateAccount, (given) => ({ account: given.one(accountStream, 'A1') }));
    reinstating
      .given(ann, disabled, gone.facts())
      .when({ by: { accountId: 'admin', role: 'administrator' } })
      .thenRejected('AccountErased');
  });
});
