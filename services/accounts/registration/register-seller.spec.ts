import { describe, expect, it } from 'vitest';
import { isRejection } from '#contracts/kernel/rejection.ts';
import { evolveAccount, noAccount, type Account, type AccountEvent, accountStream } from '#services/aggregates/account/account.ts';
import { noShop, type Shop, shopStream } from '#services/aggregates/shop/shop.ts';
import { admitSeller } from './admit-seller.ts';
import { awaitsAdmission } from './applicant.ts';
import { refuseSeller } from './refuse-seller.ts';
import { registerSeller } from './register-seller.ts';
import { loaded } from '#kernel/commands/loaded.ts';

const application = { accountId: 'A1', name: 'Ann', email: 'ann@example.com' };
const admission = { accountId: 'A1', shopId: 9, uid: 'ANN' };

const accountOf = (state: Account) => loaded(accountStream, 'A1', state);
const shopOf = (state: Shop) => loaded(shopStream, 9, state);

const after = (...decisions: ReturnType<typeof registerSeller>[]) =>
  decisions
    .flatMap((decision) => (isRejection(decision) ? [] : decision.changes))
    .filter(({ stream }) => stream.prefix === 'account')
    .flatMap(({ events }) => events as readonly AccountEvent[])
    .reduce(evolveAccount, noAccount);

const waiting = after(registerSeller(application, { account: accountOf(noAccount) }));

describe('Rule: whoever registers as a seller waits for their admission', () => {
  it('has an account without role, shop and permissions, under the e-mail address', () => {
    expect(waiting).toMatchObject({ login: 'ann@example.com', role: '', permissions: [], userType: 4 });
    expect(awaitsAdmission(waiting)).toBe(true);
  });

  it('claims the address', () => {
    expect(registerSeller(application, { account: accountOf(noAccount) })).toMatchObject({
      claims: [{ kind: 'login', key: 'ann@example.com', owner: 'A1' }],
    });
  });

  it('says that the address is proven', () => {
    expect(registerSeller(application, { account: accountOf(noAccount) })).toMatchObject({
      changes: [{ events: [{ type: 'AccountCreated', data: { emailProven: true } }] }],
    });
  });

  it('no longer waits once admitted, or once disabled', () => {
    expect(
      awaitsAdmission(
        after(
          registerSeller(application, { account: accountOf(noAccount) }),
          admitSeller(admission, { account: accountOf(waiting), shop: shopOf(noShop) }),
        ),
      ),
    ).toBe(false);
    expect(awaitsAdmission({ ...waiting, suspended: true })).toBe(false);
  });
});

describe('Rule: an administrator admits a seller with a shop of their own', () => {
  it('opens the shop and gives role and permissions at once', () => {
    expect(admitSeller(admission, { account: accountOf(waiting), shop: shopOf(noShop) })).toMatchObject({
      changes: [
        { id: '9', events: [{ type: 'ShopCreated', data: { uid: 'ANN', realname: 'Ann', touchPro: false } }] },
        { id: 'A1', events: [{ type: 'AccountChanged', data: { role: 'seller', shopId: 9, login: 'ann@example.com' } }] },
      ],
      claims: [{ kind: 'shopUid', key: 'ANN' }],
    });
  });

  it('admits nobody twice, and nobody who never registered', () => {
    const seller = after(
      registerSeller(application, { account: accountOf(noAccount) }),
      admitSeller(admission, { account: accountOf(waiting), shop: shopOf(noShop) }),
    );
    expect(admitSeller(admission, { account: accountOf(seller), shop: shopOf(noShop) })).toMatchObject({ rejected: 'NotAwaitingAdmission' });
    expect(admitSeller(admission, { account: accountOf(noAccount), shop: shopOf(noShop) })).toMatchObject({ rejected: 'AccountNotFound' });
  });

  it('takes no shop that someone has', () => {
    expect(admitSeller(admission, { account: accountOf(waiting), shop: shopOf({ ...noShop, exists: true }) })).toMatchObject({
      rejected: 'ShopExists',
    });
  });
});

describe('Rule: an application is refused once, with a reason, and may still be admitted', () => {
  const refusal = { accountId: 'A1', reason: 'We take no more sellers this year' };
  const refused = after(registerSeller(application, { account: accountOf(noAccount) }), refuseSeller(refusal, { account: accountOf(waiting) }));

  it('keeps the reason for the applicant', () => {
    expect(refuseSeller(refusal, { account: accountOf(waiting) })).toMatchObject({
      changes: [{ id: 'A1', events: [{ type: 'SellerRefused', data: refusal }] }],
    });
    expect(refused.refusal).toBe(refusal.reason);
    expect(awaitsAdmission(refused)).toBe(false);
  });

  it('refuses nobody twice, nobody who never registered, and no seller', () => {
    const seller = after(
      registerSeller(application, { account: accountOf(noAccount) }),
      admitSeller(admission, { account: accountOf(waiting), shop: shopOf(noShop) }),
    );
    expect(refuseSeller(refusal, { account: accountOf(refused) })).toMatchObject({ rejected: 'NotAwaitingAdmission' });
    expect(refuseSeller(refusal, { account: accountOf(noAccount) })).toMatchObject({ rejected: 'AccountNotFound' });
    expect(refuseSeller(refusal, { account: accountOf(seller) })).toMatchObject({ rejected: 'NotAwaitingAdmission' });
  });

  it('admits them after all', () => {
    const seller = after(
      registerSeller(application, { account: accountOf(noAccount) }),
      refuseSeller(refusal, { account: accountOf(waiting) }),
      admitSeller(admission, { account: accountOf(refused), shop: shopOf(noShop) }),
    );
    expect(seller).toMatchObject({ role: 'seller', shopId: 9 });
    expect(seller.refusal).toBeUndefined();
  });
});
