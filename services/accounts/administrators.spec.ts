import { describe, expect, it } from 'vitest';
import { isRejection, type Rejection } from '#contracts/kernel/rejection.ts';
import type { Decision } from '#kernel/commands/decision.ts';
import { noAccount, type Account } from '../aggregates/account/account.ts';
import { superTouchesAdministrators } from './access-policies.ts';
import { changeAccess } from './change-access.ts';
import { setPassword } from './set-password.ts';
import { reinstateAccount, suspendAccount } from './suspend-account.ts';

const boss: Account = { ...noAccount, exists: true, accountId: 'A1', userType: 1, role: 'administrator' };
const clerk: Account = { ...noAccount, exists: true, accountId: 'S1', userType: 3, role: 'warehouse', warehouseIds: ['W1'] };
const said = { phoneChanged: false, at: '2026-11-20T09:00:00.000Z', from: '10.0.0.9' };
const access = { role: 'administrator' as const, warehouseIds: [], permissions: [] };
const refusal = (answer: Decision | Rejection | undefined) => (answer && isRejection(answer) ? answer.rejected : undefined);

const done = (by: { accountId: string; role: string }, account: Account) => ({
  create: refusal(superTouchesAdministrators(by, account)),
  changeAccess: refusal(changeAccess({ accountId: account.accountId, ...access, by }, { account, warehouses: [] })),
  setPassword: refusal(setPassword(by, said, account)),
  suspend: refusal(suspendAccount({ reason: 'r', by }, account)),
  reinstate: refusal(reinstateAccount({ by }, { ...account, suspended: true })),
});

describe('Rule: only a super administrator touches the accounts of administrators', () => {
  it('refuses every act of an administrator, whatever code 700 holds', () => {
    const refused = 'SuperAdministratorNeeded';
    expect(done({ accountId: 'A2', role: 'administrator' }, boss)).toEqual({
      create: refused,
      changeAccess: refused,
      setPassword: refused,
      suspend: refused,
      reinstate: refused,
    });
  });

  it('lets a super administrator', () =>
    expect(Object.values(done({ accountId: 'A2', role: 'superAdministrator' }, boss))).toEqual(Array.from({ length: 5 })));

  it('leaves accounts of staff to code 700', () =>
    expect(refusal(setPassword({ accountId: 'A2', role: 'administrator' }, said, clerk))).toBeUndefined());
});

describe('Rule: that a password was set is in the log, and which is not', () => {
  it('says who, and from where', () =>
    expect(setPassword({ accountId: 'A2', role: 'administrator' }, said, clerk)).toEqual({
      changes: [expect.objectContaining({ id: 'S1', events: [{ type: 'PasswordSet', data: { accountId: 'S1', by: 'administrator', ...said } }] })],
    }));
});
