import { describe, expect, it } from 'vitest';
import { isRejection } from '#contracts/kernel/rejection.ts';
import { evolveAccount, noAccount, type AccountEvent, type Account, accountStream } from '../aggregates/account/account.ts';
import { changePicture } from './change-picture.ts';
import { loaded } from '#kernel/commands/loaded.ts';

const seller = loaded(accountStream, 'A1', {
  ...noAccount,
  exists: true,
  accountId: 'A1',
  login: 'ann',
  name: 'Ann',
  email: 'ann@example.com',
  role: 'seller',
  shopId: 7,
  permissions: [{ permissionId: 'business', actions: ['get'] }],
});

describe('Rule: a person changes their own picture and nothing else of the account', () => {
  it('keeps role, shop and permissions', () => {
    const decision = changePicture({ headImg: '/files/p.png' }, { account: seller });
    const events = isRejection(decision) ? [] : decision.changes.flatMap((each) => each.events as readonly AccountEvent[]);
    expect(events.reduce<Account>(evolveAccount, seller)).toEqual({ ...seller, headImg: '/files/p.png' });
  });

  it('changes nothing for the same picture', () => {
    expect(changePicture({ headImg: '' }, { account: seller })).toEqual({ changes: [] });
  });
});
