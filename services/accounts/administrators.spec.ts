import { describe, expect, it } from 'vitest';
import { userTypes } from '#contracts/kernel/access/viewer.ts';
import { anAccount, anAccountDisabled } from '../aggregates/account/account-examples.ts';
import { accountStream } from '../aggregates/account/account.ts';
import { requireSuperForAdministrators } from './access-policies.ts';
import { changeAccess } from './change-access.ts';
import { setPassword } from './set-password.ts';
import { reinstateAccount, suspendAccount } from './suspend-account.ts';
import { specification, type Given } from '#tests/support/given.ts';

const boss = anAccount({ userType: userTypes.admin, role: 'administrator', warehouseIds: [] });
const clerk = anAccount();
const administrator = { accountId: 'A2', role: 'administrator' };
const superAdministrator = { accountId: 'A2', role: 'superAdministrator' };
type By = typeof administrator;

const ofTheAccount = (given: Given) => ({ account: given.one(accountStream, 'A1') });
const changing = specification(changeAccess, (given) => ({ ...ofTheAccount(given), warehouses: [] }));
const setting = specification(setPassword, ofTheAccount);
const suspending = specification(suspendAccount, ofTheAccount);
const reinstating = specification(reinstateAccount, ofTheAccount);

const said = { phoneChanged: false, at: '2026-11-20T09:00:00.000Z', from: '10.0.0.9' };
const access = { accountId: 'A1', role: 'administrator' as const, warehouseIds: [], permissions: [] };

describe('Rule: only a super administrator touches the accounts of administrators', () => {
  const acts = [
    ['AccountChanged', (by: By) => changing.given(boss).when({ ...access, by })],
    ['PasswordSet', (by: By) => setting.given(boss).when({ viewer: by, ...said })],
    ['AccountSuspended', (by: By) => suspending.given(boss).when({ reason: 'r', by })],
    ['AccountReinstated', (by: By) => reinstating.given(boss, anAccountDisabled).when({ by })],
  ] as const;

  it.each(acts)('%s: refuses an administrator, whatever code 700 holds', (_, by) => by(administrator).thenRejected('SuperAdministratorNeeded'));
  it.each(acts)('%s: lets a super administrator', (type, by) => {
    by(superAdministrator).then({ id: 'A1', type });
  });

  it('lets nobody else create one', () => {
    const { admin: userType } = userTypes;
    expect(requireSuperForAdministrators(administrator, { userType })).toMatchObject({ rejected: 'SuperAdministratorNeeded' });
    expect(requireSuperForAdministrators(superAdministrator, { userType })).toBeUndefined();
  });

  it('leaves accounts of staff to code 700', () =>
    setting
      .given(clerk)
      .when({ viewer: administrator, ...said })
      .then({ id: 'A1', type: 'PasswordSet' }));
});

describe('Rule: that a password was set is in the log, and which is not', () => {
  it('says who, and from where', () => {
    const set = setting.given(clerk).when({ viewer: administrator, ...said });
    expect(set.facts()).toMatchObject([{ id: 'A1' }]);
    expect(set.facts()[0]!.events).toEqual([{ type: 'PasswordSet', data: { accountId: 'A1', by: 'administrator', ...said } }]);
  });
});
