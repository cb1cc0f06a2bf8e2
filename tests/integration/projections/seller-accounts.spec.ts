import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listSellerAccounts } from '#contracts/accounts/account-queries.ts';
import { getSellerApplication } from '#contracts/accounts/registration/admit-seller.ts';
import type { Viewer } from '#contracts/kernel/access/viewer.ts';
import { fact } from '#tests/support/facts.ts';
import { accountStream, type AccountEvent } from '#services/aggregates/account/account.ts';
import { shopStream } from '#services/aggregates/shop/shop.ts';
import { sellerAccountsMigration } from '#projections/seller-accounts/migrations/0140-seller-accounts.ts';
import { sellerAccountsProvenEmailMigration } from '#projections/seller-accounts/migrations/0510-seller-accounts-proven-email.ts';
import { sellerAccountsRefusedMigration } from '#projections/seller-accounts/migrations/0530-seller-accounts-refused.ts';
import { actorOf, admin } from './people.ts';
import { readWorld, type ReadWorld } from './read-world.ts';

let world: ReadWorld;
beforeAll(async () => void (world = await readWorld()));
afterAll(() => world.close());

const account = (accountId: string, name: string, given: { shopId?: number; userType?: 3 | 4 } = {}) => {
  const email = `${accountId}@example.com`;
  const role = given.userType === 3 ? 'warehouse' : given.shopId === undefined ? '' : 'seller';
  return {
    accountId,
    login: email,
    name,
    englishName: name,
    email,
    headImg: '',
    userType: 4 as const,
    role,
    warehouseIds: [],
    permissions: [],
    ...given,
  };
};
const happen = async (accountId: string, ...events: AccountEvent[]): Promise<void> => {
  world.later(1);
  await world.happen(actorOf(admin), fact(accountStream, accountId, ...events));
};
const list = (query: object = {}, viewer: Viewer = admin) => world.ask(listSellerAccounts, viewer, query);
const idsOf = async (query: object) => (await list(query)).data.map(({ accountId }) => accountId);

describe('Rule: those who manage accounts see every account of a seller (R2.130)', () => {
  beforeAll(async () => {
    const shop = { shopId: 7, uid: 'KICKS', realname: 'Waffle Press', knetCrossListing: false, touchPro: false, fulfilmentProgramme: false };
    await world.happen(actorOf(admin), fact(shopStream, 7, { type: 'ShopCreated', data: shop }));
    await happen('kicks', { type: 'AccountCreated', data: account('kicks', 'Kicks & Co.') });
    await happen('staff', { type: 'AccountCreated', data: account('staff', 'Marta', { userType: 3 }) });
    await happen('vault', { type: 'AccountCreated', data: account('vault', 'Vault 9') });
    await happen('late', { type: 'AccountCreated', data: account('late', 'Latecomer') });
    await happen('kicks', { type: 'AccountChanged', data: account('kicks', 'Kicks & Co.', { shopId: 7 }) });
    await happen('late', { type: 'AccountSuspended', data: { accountId: 'late', reason: 'spam' } });
  });

  it('latest registration first, with the state and what may be done', async () => {
    const { data, counts } = await list();
    expect(data.map(({ accountId, state, actions }) => [accountId, state, actions])).toEqual([
      ['late', 'disabled', ['reinstate', 'erase', 'history']],
      ['vault', 'waiting', ['admit', 'refuse', 'suspend', 'history']],
      ['kicks', 'active', ['suspend', 'setPassword', 'history', 'authorise', 'markInternal']],
    ]);
    expect(data[2]).toMatchObject({ shopInfo: { id: 7, uid: 'KICKS', realname: 'Waffle Press' }, gmtSignIn: null });
    expect(counts).toEqual({ all: 3, waiting: 1, refused: 0, active: 1, disabled: 1, erased: 0 });
  });

  it('by state, name and shop', async () => {
    expect(await idsOf({ view: 'waiting' })).toEqual(['vault']);
    expect(await idsOf({ text: 'KICKS &' })).toEqual(['kicks']);
    expect(await idsOf({ text: 'waffle' })).toEqual(['kicks']);
    expect(await idsOf({ text: '7' })).toEqual(['kicks']);
    expect(await idsOf({ text: 'late@' })).toEqual(['late']);
    expect(await idsOf({ sort: 'name', order: 'asc' })).toEqual(['kicks', 'late', 'vault']);
  });

  it('page by page', async () => {
    const first = await list({ size: 2 });
    expect(first).toMatchObject({ totalCount: 3, data: [{ accountId: 'late' }, { accountId: 'vault' }] });
    expect(await idsOf({ size: 2, after: first.next! })).toEqual(['kicks']);
  });

  it('offers nothing to those who may only look', async () => {
    const looking: Viewer = { ...admin, permissions: [{ permissionId: '700', actions: ['query'] }] };
    expect((await list({}, looking)).data.flatMap(({ actions }) => actions)).toEqual(['history', 'history', 'history']);
  });

  it('lets a disabled one that was never admitted wait again', async () => {
    await happen('late', { type: 'AccountReinstated', data: { accountId: 'late' } });
    expect(await idsOf({ view: 'waiting' })).toEqual(['late', 'vault']);
  });
});

describe('Rule: whoever admits a seller reads what they applied with, and is offered the next free shop', () => {
  const application = (accountId: string) => world.ask(getSellerApplication, admin, { accountId });
  const open = (shopId: number, uid: string) => {
    const shop = { shopId, uid, realname: uid, knetCrossListing: false, touchPro: false, fulfilmentProgramme: false };
    return world.happen(actorOf(admin), fact(shopStream, shopId, { type: 'ShopCreated', data: shop }));
  };

  it('begins after the shop of the operator', async () => {
    expect(await application('vault')).toMatchObject({
      name: 'Vault 9',
      email: 'vault@example.com',
      emailProven: false,
      phone: null,
      proposed: { shopId: 2, uid: 'U10001' },
    });
  });

  it('takes the lowest number that is free, and the UID after the highest', async () => {
    await open(1, 'U10037');
    await open(2, 'U10074');
    await open(4, 'U10050');
    expect(await application('vault')).toMatchObject({ proposed: { shopId: 3, uid: 'U10075' } });
  });
});

describe('Rule: a refused application stands apart until it is admitted after all', () => {
  it('with what may still be done', async () => {
    await happen('vault', { type: 'SellerRefused', data: { accountId: 'vault', reason: 'No room' } });
    const { data, counts } = await list({ view: 'refused' });
    expect(data).toMatchObject([{ accountId: 'vault', state: 'refused', actions: ['admit', 'suspend', 'history'] }]);
    expect(counts).toMatchObject({ refused: 1 });

    await happen('vault', { type: 'AccountChanged', data: account('vault', 'Vault 9', { shopId: 3 }) });
    expect(await idsOf({ view: 'refused' })).toEqual([]);
  });
});

describe('Rule: a portal that had accounts before it had this list shows them', () => {
  it('reads them from the log when the table is made', async () => {
    const rows = async () => (await world.pool.query('SELECT * FROM seller_accounts ORDER BY account_id')).rows;
    const folded = await rows();
    await world.pool.query('DROP TABLE seller_accounts');
    for (const { sql } of [sellerAccountsMigration, sellerAccountsProvenEmailMigration, sellerAccountsRefusedMigration]) await world.pool.query(sql);
    expect(await rows()).toEqual(folded);
  });
});
