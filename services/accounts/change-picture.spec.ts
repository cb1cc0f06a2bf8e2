import { describe, expect, it } from 'vitest';
import { aSellersAccount } from '../aggregates/account/account-examples.ts';
import { accountStream } from '../aggregates/account/account.ts';
import { changePicture } from './change-picture.ts';
import { specification } from '#tests/support/given.ts';

const changing = specification(changePicture, (given) => ({ account: given.one(accountStream, 'A1') }));
const seller = aSellersAccount({ permissions: [{ permissionId: 'business', actions: ['get'] }] });

describe('Rule: a person changes their own picture and nothing else of the account', () => {
  it('keeps role, shop and permissions', () => {
    const changed = changing.given(seller).when({ headImg: '/files/p.png' });
    const before = changing.given(seller).when({ headImg: '' }).stateAfter(accountStream, 'A1');
    expect(changed.stateAfter(accountStream, 'A1')).toEqual({ ...before, headImg: '/files/p.png' });
  });

  it('changes nothing for the same picture', () => changing.given(seller).when({ headImg: '' }).thenNothingHappened());
});
