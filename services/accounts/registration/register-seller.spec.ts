import { describe, expect, it } from 'vitest';
import { anAccountDisabled } from '#services/aggregates/account/account-examples.ts';
import { accountStream } from '#services/aggregates/account/account.ts';
import { aShop } from '#services/aggregates/reference-examples.ts';
import { shopStream } from '#services/aggregates/shop/shop.ts';
import { admitSeller } from './admit-seller.ts';
import { awaitsAdmission } from './applicant.ts';
import { refuseSeller } from './refuse-seller.ts';
import { registerSeller } from './register-seller.ts';
import { specification, type Given } from '#tests/support/given.ts';

const ofTheAccount = (given: Given) => ({ account: given.one(accountStream, 'A1') });
const registering = specification(registerSeller, ofTheAccount);
const admitting = specification(admitSeller, (given) => ({ ...ofTheAccount(given), shop: given.one(shopStream, 9) }));
const refusing = specification(refuseSeller, ofTheAccount);

const application = { accountId: 'A1', name: 'Ann', email: 'ann@example.com' };
const admission = { accountId: 'A1', shopId: 9, uid: 'ANN' };
const refusal = { accountId: 'A1', reason: 'We take no more sellers this year' };
const changed = { id: 'A1', type: 'AccountChanged' };

const registered = registering.given().when(application).facts();
const admitted = admitting.given(registered).when(admission).facts();
const refused = refusing.given(registered).when(refusal).facts();

describe('Rule: whoever registers as a seller waits for their admission', () => {
  it('has an account without role, shop and permissions, under the e-mail address', () => {
    const waiting = registering.given().when(application).stateAfter(accountStream, 'A1');
    expect(waiting).toMatchObject({ login: 'ann@example.com', role: '', permissions: [], userType: 4 });
    expect(awaitsAdmission(waiting)).toBe(true);
  });

  it('claims the address, and says that it is proven', () => {
    const created = { id: 'A1', type: 'AccountCreated', data: { emailProven: true } };
    const { claims } = registering.given().when(application).then(created);
    expect(claims).toMatchObject([{ kind: 'login', key: 'ann@example.com', owner: 'A1' }]);
  });

  it('no longer waits once admitted, or once disabled', () => {
    const seller = admitting.given(registered).when(admission).stateAfter(accountStream, 'A1');
    expect(awaitsAdmission(seller)).toBe(false);
    refusing.given(registered, anAccountDisabled).when(refusal).thenRejected('NotAwaitingAdmission');
  });
});

describe('Rule: an administrator admits a seller with a shop of their own', () => {
  it('opens the shop and gives role and permissions at once', () => {
    const shop = { id: '9', type: 'ShopCreated', data: { uid: 'ANN', realname: 'Ann', touchPro: false } };
    const { claims } = admitting
      .given(registered)
      .when(admission)
      .then(shop, { ...changed, data: { role: 'seller', shopId: 9, login: 'ann@example.com' } });
    expect(claims).toMatchObject([{ kind: 'shopUid', key: 'ANN' }]);
  });

  it('admits nobody twice, and nobody who never registered', () => {
    admitting.given(registered, admitted).when(admission).thenRejected('NotAwaitingAdmission');
    admitting.given().when(admission).thenRejected('AccountNotFound');
  });

  it('takes no shop that someone has', () => admitting.given(registered, aShop(9)).when(admission).thenRejected('ShopExists'));
});

describe('Rule: an application is refused once, with a reason, and may still be admitted', () => {
  it('keeps the reason for the applicant', () => {
    const once = refusing.given(registered).when(refusal);
    once.then({ id: 'A1', type: 'SellerRefused', data: refusal });
    const applicant = once.stateAfter(accountStream, 'A1');
    expect(applicant.refusal).toBe(refusal.reason);
    expect(awaitsAdmission(applicant)).toBe(false);
  });

  it('refuses nobody twice, nobody who never registered, and no seller', () => {
    refusing.given(registered, refused).when(refusal).thenRejected('NotAwaitingAdmission');
    refusing.given().when(refusal).thenRejected('AccountNotFound');
    refusing.given(registered, admitted).when(refusal).thenRejected('NotAwaitingAdmission');
  });

  it('admits them after all', () => {
    const seller = admitting.given(registered, refused).when(admission).stateAfter(accountStream, 'A1');
    expect(seller).toMatchObject({ role: 'seller', shopId: 9 });
    expect(seller.refusal).toBeUndefined();
  });
});
