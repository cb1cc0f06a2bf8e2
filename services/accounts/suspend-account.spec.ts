import { describe, expect, it } from 'vitest';
import { accountStream, evolveAccount, noAccount, type Account, type AccountEvent } from '../aggregates/account/account.ts';
import { reinstateAccount, suspendAccount } from './suspend-account.ts';
import { fact } from '#tests/support/facts.ts';
import { specification, type Given } from '#tests/support/given.ts';

const ann: Account = { ...noAccount, exists: true, accountId: 'A1' };
const suspended = evolveAccount(ann, { type: 'AccountSuspended', data: { accountId: 'A1', reason: 'r' } });
const aCreatedAccount: AccountEvent = {
  type: 'AccountCreated',
  data: {
    accountId: 'A1',
    login: 'ann',
    name: 'Ann',
    englishName: '',
    email: '',
    headImg: '',
    userType: 3,
    role: 'warehouse',
    warehouseIds: ['W1'],
    permissions: [],
  },
};
const by = { accountId: 'admin', role: 'administrator' };
const created = fact(accountStream, 'A1', aCreatedAccount);
const disabled = fact(accountStream, 'A1', { type: 'AccountSuspended', data: { accountId: 'A1', reason: 'r' } });
const ofTheAccount = (given: Given) => ({ account: given.one(accountStream, 'A1') });
const suspending = specification(suspendAccount, ofTheAccount);
const reinstating = specification(reinstateAccount, ofTheAccount);
const command = { reason: 'r', by };

describe('Rule: an account is disabled once, and by another', () => {
  it('disables it', () => suspending.given(created).when(command).then({ id: 'A1', type: 'AccountSuspended' }));
  it('refuses an unknown account', () => suspending.given().when(command).thenRejected('AccountNotFound'));
  it('refuses the own account', () =>
    suspending
      .given(created)
      .when({ ...command, by: { ...by, accountId: 'A1' } })
      .thenRejected('OwnAccount'));
  it('refuses a disabled account', () => suspending.given(created, disabled).when(command).thenRejected('AlreadySuspended'));
});

describe('Rule: only a disabled account is let in again', () => {
  it('reinstates it', () => reinstating.given(created, disabled).when({ by }).then({ id: 'A1', type: 'AccountReinstated' }));
  it('refuses any other', () => reinstating.given(created).when({ by }).thenRejected('NotSuspended'));

  it('remembers how often it was disabled', () => {
    expect(evolveAccount(suspended, { type: 'AccountReinstated', data: { accountId: 'A1' } })).toMatchObject({ suspended: false, suspensions: 1 });
  });
});
