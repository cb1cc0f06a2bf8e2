import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findRecipient } from '#contracts/requests/find-recipient.ts';
import { change } from '#services/kernel/commands/stream-type.ts';
import { accountStream } from '#services/streams/account.ts';
import { reference } from './facts.ts';
import { actorOf, admin, otherSeller, selfOperated, seller } from './people.ts';
import { readWorld, type ReadWorld } from './read-world.ts';

let world: ReadWorld;

const account = (accountId: string, shopId: number, then?: 'AccountSuspended') => {
  const email = `${accountId}@Example.com`;
  const data = { accountId, login: email, name: accountId, englishName: '', email, headImg: '', userType: 4 as const, role: 'seller', shopId };
  return change(
    accountStream,
    accountId,
    { type: 'AccountCreated', data: { ...data, warehouseIds: [], permissions: [] } },
    ...(then ? [{ type: then, data: { accountId, reason: 'left' } }] : []),
  );
};

beforeAll(async () => {
  world = await readWorld();
  await world.happen(actorOf(admin), ...reference, account('vault', 8), account('gone', 8, 'AccountSuspended'));
});
afterAll(() => world.close());

const ask = (text: string, viewer = seller) => world.ask(findRecipient, viewer, { text });
const refusal = (text: string, viewer = seller) => world.refusal(findRecipient, viewer, { text });

describe('Rule: items go to the user who is named exactly', () => {
  const vault = { id: 8, realname: 'Vault 9' };

  it('by shop number, user ID or the e-mail address of an account', async () => {
    for (const text of ['8', ' 8 ', 'U8', 'u8', 'vault@example.com', 'VAULT@example.com']) expect([text, await ask(text)]).toEqual([text, vault]);
    expect(await ask('8', selfOperated)).toEqual(vault);
    expect(await ask('7', otherSeller)).toEqual({ id: 7, realname: 'Kicks & Co.' });
  });

  it('and never by a part of it, by the name, or by an account that is disabled', async () => {
    for (const text of ['88', '-1', 'Vault', 'Vault 9', 'vault@', '%', '_', 'gone@example.com'])
      expect([text, await refusal(text)]).toEqual([text, 'TargetShopUnknown']);
  });

  it('not to oneself', async () => {
    expect([await refusal('7'), await refusal('1', selfOperated)]).toEqual(['TargetShopIsOwn', 'TargetShopIsOwn']);
  });
});
