import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { actionKeys, permissionIdsOf } from '#contracts/kernel/access/permissions.ts';
import { openPortal, type Portal } from './portal.ts';

let portal: Portal;
beforeAll(async () => void (portal = await openPortal()));
afterAll(() => portal.close());

const as = async (login: string, path: string, payload?: object) =>
  portal.call(await portal.tokenOf(login), payload ? 'POST' : 'GET', `/api/admin/accounts${path}`, payload);
const everything = permissionIdsOf('admin').map((permissionId) => ({ permissionId, actions: [...actionKeys] }));
const root = {
  login: 'evil root',
  name: 'Root',
  englishName: '',
  email: 'root@example.com',
  headImg: '',
  userType: 1,
  role: 'superAdministrator',
  warehouseIds: [],
  permissions: everything,
};

describe('Rule: with code 700 nobody becomes more than they are', () => {
  it.each([
    ['creates an administrator', '', root],
    ['sets the password of one', '/passwords', { accountId: 'ADMIN', newPassword: 'a horse of mine' }],
    ['changes what one may do', '/access', { accountId: 'CLERK', role: 'administrator', warehouseIds: [], permissions: everything }],
    ['disables one', '/suspensions', { accountId: 'ADMIN', reason: 'r' }],
  ])('an administrator who %s is refused', async (_what, path, payload) => {
    expect((await as('office', path, payload)).json()).toMatchObject({ code: 403, error: 'SuperAdministratorNeeded' });
  });

  it('what was done to an administrator is for super administrators to read', async () => {
    expect((await as('office', '/history?accountId=ADMIN')).statusCode).toBe(403);
    expect((await as('admin', '/history?accountId=CLERK')).json().data).toMatchObject([{ kind: 'created' }]);
  });
});

describe('Rule: whoever takes over an account leaves a trace, and the person is told', () => {
  const info = async (password: string) => {
    const { token } = (await portal.login('other', { password })).json().data;
    return { token, ...(await portal.call(token, 'GET', '/api/business/user_info/get')).json().data };
  };

  it('says who set the password, from where and when', async () => {
    expect((await as('office', '/passwords', { accountId: 'OTHER', newPassword: 'set by the office', phone: '+1 555 0199' })).statusCode).toBe(200);
    const [latest] = (await as('office', '/history?accountId=OTHER')).json().data;
    expect(latest).toMatchObject({ kind: 'phoneChanged', operator: 'office', from: '127.0.0.1', gmtCreate: expect.any(String) });
    const { rows } = await portal.database.pool.query(`SELECT count(*)::int AS hits FROM events WHERE data::text LIKE '%set by the office%'`);
    expect(rows).toEqual([{ hits: 0 }]);
  });

  it('tells the person until they have read it', async () => {
    const { token, passwordSetAt } = await info('set by the office');
    expect(passwordSetAt).toEqual(expect.any(String));
    expect((await portal.call(token, 'POST', '/api/business/account/password-notice', {})).statusCode).toBe(200);
    expect(await info('set by the office')).toMatchObject({ passwordSetAt: null });
  });

  it('or until they set their own', async () => {
    await as('office', '/passwords', { accountId: 'OTHER', newPassword: 'set once more' });
    const { token } = await info('set once more');
    await portal.call(token, 'POST', '/api/business/changePassword', { oldPassword: 'set once more', newPassword: 'a horse of my own' });
    expect(await info('a horse of my own')).toMatchObject({ passwordSetAt: null });
  });

  it('keeps what was given and taken away, and why an account was disabled', async () => {
    const permissions = [{ permissionId: 'business', actions: ['query'] }];
    await as('office', '/access', { accountId: 'HELPER', role: 'shopUser', warehouseIds: [], permissions });
    await as('office', '/suspensions', { accountId: 'HELPER', reason: 'Left the shop' });
    expect((await as('office', '/history?accountId=HELPER')).json().data).toMatchObject([
      { kind: 'disabled', reason: 'Left the shop', operator: 'office', from: '127.0.0.1' },
      { kind: 'accessChanged', granted: [], withdrawn: ['business.get'] },
      { kind: 'created', granted: ['business.query', 'business.get'] },
    ]);
  });
});
