import { describe, expect, it } from 'vitest';
import { anAccount, anAccountDisabled as disabled } from '../aggregates/account/account-examples.ts';
import { accountStream } from '../aggregates/account/account.ts';
import { reinstateAccount, suspendAccount } from './suspend-account.ts';
import { specification, type Given } from '#tests/support/given.ts';

const by = { accountId: 'admin', role: 'administrator' };
const created = anAccount();
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
    const again = reinstating.given(created, disabled).when({ by }).stateAfter(accountStream, 'A1');
    expect(again).toMatchObject({ suspended: false, suspensions: 1 });
  });
});
