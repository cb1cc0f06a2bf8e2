import { describe, expect, it } from 'vitest';
import { isRejection, type Rejection } from '#contracts/kernel/rejection.ts';
import type { Decision } from '#kernel/commands/decision.ts';
import { noAccount, type LoadedAccount, accountStream } from '../aggregates/account/account.ts';
import { requireSuperForAdministrators } from './access-policies.ts';
import { changeAccess } from './change-access.ts';
import { setPassword } from './set-password.ts';
import { reinstateAccount, suspendAccount } from './suspend-account.ts';
import { loaded } from '#kernel/commands/loaded.ts';

const boss = loaded(accountStream, 'A1', { ...noAccount, exists: true, accountId: 'A1', userType: 1, role: 'administrator' });
const clerk = loaded(accountStream, 'S1', { ...noAccount, exists: true, accountId: 'S1', userType: 3, role: 'warehouse', warehouseIds: ['W1'] });
const said = { phoneChanged: false, at: '2026-11-20T09:00:00.000Z', from: '10.0.0.9' };
const access = { role: 'administrator' as const, warehouseIds: [], permissions: [] };
const refusal = (answer: Decision | Rejection | undefined) => (answer && isRejection(answer) ? answer.rejected : undefined);

const done = (by: { accountId: string; role: string }, account: LoadedAccount) => ({
  create: refusal(requireSuperForAdministrators(by, account)),
  changeAccess: refusal(changeAccess({ accountId: account.accountId, ...access, by }, { account, warehouses: [] })),
  setPassword: refusal(setPassword({ viewer: by, ...said }, { account })),
  suspend: refusal(suspendAccount({ reason: 'r', by }, { account })),
  reinstate: refusal(reinstateAccount({ by }, { account: { ...account, suspended: true } })),
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
    expect(refusal(setPassword({ viewer: { accountId: 'A2', role: 'administrator' }, ...said }, { account: clerk }))).toBeUndefined());
});

describe('Rule: that a password was set is in the log, and which is not', () => {
  it('says who, and from where', () =>
    expect(setPassword({ viewer: { accountId: 'A2', role: 'administrator' }, ...said }, { account: clerk })).toEqual({
      changes: [expect.objectContaining({ id: 'S1', events: [{ type: 'PasswordSet', data: { accountId: 'S1', by: 'administrator', ...said } }] })],
    }));
});
