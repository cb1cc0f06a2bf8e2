import { describe, expect, it } from 'vitest';
import { isRejection } from '#contracts/kernel/rejection.ts';
import { evolveAccount, noAccount, type AccountEvent } from '#services/aggregates/account/account.ts';
import { noShop } from '#services/aggregates/shop/shop.ts';
import { admitSeller } from './admit-seller.ts';
import { awaitsAdmission } from './applicant.ts';
import { refuseSeller } from './refuse-seller.ts';
import { registerSeller } from './register-seller.ts';

const application = { accountId: 'A1', name: 'Ann', email: 'ann@example.com' };
const admission = { accountId: 'A1', shopId: 9, uid: 'ANN' };

const after = (...decisions: ReturnType<typeof registerSeller>[]) =>
  decisions
    .flatMap((decision) => (isRejection(decision) ? [] : decision.changes))
    .filter(({ stream }) => stream.prefix === 'account')
    .flatMap(({ events }) => events as readonly AccountEvent[])
    .reduce(evolveAccount, noAccount);

const waiting = after(registerSeller(application, noAccount));

describe('Rule: whoever registers as a seller waits for their admission', () => {
  it('has an account without role, shop and permissions, under the e-mail address', () => {
    expect(waiting).toMatchObject({ login: 'ann@example.com', role: '', permissions: [], userType: 4 });
    expect(awaitsAdmission(waiting)).toBe(true);
  });

  it('claims the address', () => {
    expect(registerSeller(application, noAccount)).toMatchObject({ claims: [{ kind: 'login', key: 'ann@example.com', owner: 'A1' }] });
  });

  it('says that the address is proven', () => {
    expect(registerSeller(application, noAccount)).toMatchObject({
      changes: [{ events: [{ type: 'AccountCreated', data: { emailProven: true } }] }],
    });
  });

  it('no longer waits once admitted, or once disabled', () => {
    expect(awaitsAdmission(after(registerSeller(application, noAccount), admitSeller(admission, waiting, noShop)))).toBe(false);
    expect(awaitsAdmission({ ...waiting, suspended: true })).toBe(false);
  });
});

describe('Rule: an administrator admits a seller with a shop of their own', () => {
  it('opens the shop and gives role and permissions at once', () => {
    expect(admitSeller(admission, waiting, noShop)).toMatchObject({
      changes: [
        { id: '9', events: [{ type: 'ShopCreated', data: { uid: 'ANN', realname: 'Ann', touchPro: false } }] },
        { id: 'A1', events: [{ type: 'AccountChanged', data: { role: 'seller', shopId: 9, login: 'ann@example.com' } }] },
      ],
      claims: [{ kind: 'shopUid', key: 'ANN' }],
    });
  });

  it('admits nobody twice, and nobody who never registered', () => {
    const seller = after(registerSeller(application, noAccount), admitSeller(admission, waiting, noShop));
    expect(admitSeller(admission, seller, noShop)).toMatchObject({ rejected: 'NotAwaitingAdmission' });
    expect(admitSeller(admission, noAccount, noShop)).toMatchObject({ rejected: 'AccountNotFound' });
  });

  it('takes no shop that someone has', () => {
    expect(admitSeller(admission, waiting, { ...noShop, exists: true })).toMatchObject({ rejected: 'ShopExists' });
  });
});

describe('Rule: an application is refused once, with a reason, and may still be admitted', () => {
  const refusal = { accountId: 'A1', reason: 'We take no more sellers this year' };
  const refused = after(registerSeller(application, noAccount), refuseSeller(refusal, waiting));

  it('keeps the reason for the applicant', () => {
    expect(refuseSeller(refusal, waiting)).toMatchObject({ changes: [{ id: 'A1', events: [{ type: 'SellerRefused', data: refusal }] }] });
    expect(refused.refusal).toBe(refusal.reason);
    expect(awaitsAdmission(refused)).toBe(false);
  });

  it('refuses nobody twice, nobody who never registered, and no seller', () => {
    const seller = after(registerSeller(application, noAccount), admitSeller(admission, waiting, noShop));
    expect(refuseSeller(refusal, refused)).toMatchObject({ rejected: 'NotAwaitingAdmission' });
    expect(refuseSeller(refusal, noAccount)).toMatchObject({ rejected: 'AccountNotFound' });
    expect(refuseSeller(refusal, seller)).toMatchObject({ rejected: 'NotAwaitingAdmission' });
  });

  it('admits them after all', () => {
    const seller = after(registerSeller(application, noAccount), refuseSeller(refusal, waiting), admitSeller(admission, refused, noShop));
    expect(seller).toMatchObject({ role: 'seller', shopId: 9 });
    expect(seller.refusal).toBeUndefined();
  });
});
