import { describe, expect, it } from 'vitest';
import { evolveAccount, noAccount, type Account } from '../aggregates/account/account.ts';
import { reinstateAccount, suspendAccount } from './suspend-account.ts';

const ann: Account = { ...noAccount, exists: true, accountId: 'A1' };
const suspended = evolveAccount(ann, { type: 'AccountSuspended', data: { accountId: 'A1', reason: 'r' } });
const by = { accountId: 'admin', role: 'administrator' };
const suspend = (account: Account, accountId = 'admin') => suspendAccount({ reason: 'r', by: { ...by, accountId } }, account);

describe('Rule: an account is disabled once, and by another', () => {
  it('disables it', () => expect(suspend(ann)).toMatchObject({ changes: [{ id: 'A1', events: [{ type: 'AccountSuspended' }] }] }));
  it('refuses an unknown account', () => expect(suspend(noAccount)).toMatchObject({ rejected: 'AccountNotFound' }));
  it('refuses the own account', () => expect(suspend(ann, 'A1')).toMatchObject({ rejected: 'OwnAccount' }));
  it('refuses a disabled account', () => expect(suspend(suspended)).toMatchObject({ rejected: 'AlreadySuspended' }));
});

describe('Rule: only a disabled account is let in again', () => {
  it('reinstates it', () => expect(reinstateAccount({ by }, suspended)).toMatchObject({ changes: [{ events: [{ type: 'AccountReinstated' }] }] }));
  it('refuses any other', () => expect(reinstateAccount({ by }, ann)).toMatchObject({ rejected: 'NotSuspended' }));

  it('remembers how often it was disabled', () => {
    expect(evolveAccount(suspended, { type: 'AccountReinstated', data: { accountId: 'A1' } })).toMatchObject({ suspended: false, suspensions: 1 });
  });
});
