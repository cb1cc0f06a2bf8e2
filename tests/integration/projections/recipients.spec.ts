import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findRecipient } from '#contracts/requests/applications.ts';
import { sellerAccountsProvenEmailMigration } from '#projections/seller-accounts/migrations/0510-seller-accounts-proven-email.ts';
import { fact } from '#tests/support/facts.ts';
import { accountStream } from '#services/aggregates/account/account.ts';
import { reference } from './facts.ts';
import { actorOf, admin, otherSeller, selfOperated, seller } from './people.ts';
import { readWorld, type ReadWorld } from './read-world.ts';

let world: ReadWorld;

const account = (accountId: string, shopId: number, then?: 'AccountSuspended') => {
  const email = `${accountId}@Example.com`;
  const data = { accountId, login: email, name: accountId, englishName: '', email, headImg: '', userType: 4 as const, role: 'seller', shopId };
  return fact(
    accountStream,
    accountId,
    { type: 'AccountCreated', data: { ...data, warehouseIds: [], permissions: [] } },
    ...(then ? [{ type: then, data: { accountId, reason: 'left' } }] : []),
  );
};

/** Registered under this address, and was admitted with shop 8. */
const registered = (accountId: string, proof: { emailProven?: true }) => {
  const email = `${accountId}@example.com`;
  const data = {
    accountId,
    login: email,
    name: accountId,
    englishName: '',
    email,
    headImg: '',
    userType: 4 as const,
    warehouseIds: [],
    permissions: [],
  };
  return fact(
    accountStream,
    accountId,
    { type: 'AccountCreated', data: { ...data, role: '', ...proof } },
    { type: 'AccountChanged', data: { ...data, role: 'seller', shopId: 8 } },
  );
};

beforeAll(async () => {
  world = await readWorld();
  await world.happen(actorOf(admin), ...reference, account('vault', 8), account('gone', 8, 'AccountSuspended'));
  await world.happen(actorOf(admin), registered('proven', { emailProven: true }), registered('claimed', {}));
});
afterAll(() => world.close());

const ask = (text: string, viewer = seller) => world.ask(findRecipient, viewer, { text });
const refusal = (text: string, viewer = seller) => world.refusal(findRecipient, viewer, { text });

describe('Rule: items go to the user who is named exactly', () => {
  const vault = { id: 8, realname: 'Vault 9' };

  it('by the e-mail address of an account, whose name is told', async () => {
    for (const text of ['vault@example.com', ' VAULT@example.com']) expect([text, await ask(text)]).toEqual([text, vault]);
    expect(await ask('vault@example.com', selfOperated)).toEqual(vault);
  });

  it('by shop number or user ID, which can be guessed: of the name there is what one recognises it by', async () => {
    for (const text of ['8', ' 8 ', 'U8', 'u8']) expect([text, await ask(text)]).toEqual([text, { id: 8, realname: 'V*** *' }]);
    expect(await ask('7', otherSeller)).toEqual({ id: 7, realname: 'K*** * C***' });
    await world.pool.query("UPDATE shops SET realname = '潮流 仓库 𠮷野' WHERE shop_id = 7");
    expect(await ask('7', otherSeller)).toEqual({ id: 7, realname: '潮*** 仓*** 𠮷***' });
  });

  it('by an address that its holder has proven, and by none that was only claimed', async () => {
    expect(await ask('proven@example.com')).toEqual(vault);
    expect(await refusal('claimed@example.com')).toBe('TargetShopUnknown');
  });

  it('knows the same of who was there before addresses were proven', async () => {
    const proven = async () => (await world.pool.query('SELECT account_id, email_proven FROM seller_accounts ORDER BY account_id')).rows;
    const folded = await proven();
    await world.pool.query('ALTER TABLE seller_accounts DROP COLUMN email_proven');
    await world.pool.query(sellerAccountsProvenEmailMigration.sql);
    expect(await proven()).toEqual(folded.map((row) => ({ ...row, ...(row.account_id === 'proven' && { email_proven: false }) })));
  });

  it('and never by a part of it, by the name, or by an account that is disabled', async () => {
    for (const text of ['88', '-1', 'Vault', 'Vault 9', 'vault@', '%', '_', 'gone@example.com'])
      expect([text, await refusal(text)]).toEqual([text, 'TargetShopUnknown']);
  });

  it('not to oneself', async () => {
    expect([await refusal('7'), await refusal('1', selfOperated)]).toEqual(['TargetShopIsOwn', 'TargetShopIsOwn']);
  });
});
