import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defaultTrackerAddresses } from '#contracts/labels/tracking-link.ts';
import { openPortal, password, type Portal } from './portal.ts';

let portal: Portal;
beforeAll(async () => void (portal = await openPortal()));
afterAll(() => portal.close());

const info = (token: string, base = 'business') => portal.call(token, 'GET', `/api/${base}/user_info/get`);
const accountsCall = async (path: string, payload: object) =>
  portal.call(await portal.tokenOf('admin'), 'POST', `/api/admin/accounts/${path}`, payload);

describe('Rule: signing out ends this session and no other', () => {
  it('refuses the token from then on', async () => {
    const [ended, other] = [await portal.tokenOf('seller'), await portal.tokenOf('seller')];
    await info(ended);
    expect((await portal.call(ended, 'POST', '/api/business/account/logout')).statusCode).toBe(200);
    expect((await info(ended)).json()).toMatchObject({ code: 401, result: { isLogin: false } });
    expect((await info(other)).statusCode).toBe(200);
  });

  it('is heard of by another node within three seconds', async () => {
    const token = await portal.tokenOf('seller');
    const node = await portal.openNode();
    const there = () => node.app.inject({ url: '/api/business/user_info/get', headers: { token } });
    expect((await there()).statusCode).toBe(200);
    await portal.call(token, 'POST', '/api/business/account/logout');
    portal.clock.pass(3000);
    expect((await there()).statusCode).toBe(401);
    await node.app.close();
  });
});

describe('Rule: a changed password ends every session', () => {
  const changed = 'another horse';
  const change = (token: string, payload: object) => portal.call(token, 'POST', '/api/business/changePassword', payload);

  it('needs the old one', async () => {
    const token = await portal.tokenOf('other');
    expect((await change(token, { oldPassword: 'wrong', newPassword: changed })).json()).toMatchObject({ code: 422, error: 'OldPasswordWrong' });
    expect((await info(token)).statusCode).toBe(200);
  });

  it('takes both fields, and a new one of eight characters that differs', async () => {
    const token = await portal.tokenOf('other');
    expect((await change(token, { oldPassword: password, newPassword: 'password1' })).json()).toMatchObject({
      error: 'PasswordCommon',
      errors: [{ field: 'newPassword' }],
    });
    expect((await change(token, { newPassword: 'short' })).json()).toMatchObject({
      code: 400,
      errors: [
        { field: 'oldPassword', rule: 'required' },
        { field: 'newPassword', rule: 'minLength' },
      ],
    });
    expect((await change(token, { oldPassword: password, newPassword: password })).json()).toMatchObject({ error: 'PasswordUnchanged' });
  });

  it('ends this session and the others', async () => {
    const tokens = [await portal.tokenOf('other'), await portal.tokenOf('other')];
    expect((await change(tokens[0]!, { oldPassword: password, newPassword: changed })).json()).toMatchObject({ code: 200, msg: 'saved successful' });
    for (const token of tokens) expect((await info(token)).statusCode).toBe(401);
    expect((await portal.login('other')).json()).toMatchObject({ error: 'WrongCredentials' });
    expect((await portal.login('other', { password: changed })).statusCode).toBe(200);
  });

  it('can be set anew by an administrator', async () => {
    const token = (await portal.login('other', { password: changed })).json().data.token;
    expect((await accountsCall('passwords', { accountId: 'OTHER', newPassword: '12345678' })).json()).toMatchObject({
      error: 'PasswordCommon',
      errors: [{ field: 'newPassword' }],
    });
    expect((await accountsCall('passwords', { accountId: 'OTHER', newPassword: 'third horse' })).statusCode).toBe(200);
    expect((await info(token)).statusCode).toBe(401);
    expect((await portal.login('other', { password: 'third horse' })).statusCode).toBe(200);
  });
});

describe('Rule: a suspended account is told so, at sign-in and in every running session', () => {
  it('ends its sessions for good', async () => {
    const token = await portal.tokenOf('helper');
    expect((await info(token)).statusCode).toBe(200);

    expect((await accountsCall('suspensions', { accountId: 'HELPER', reason: 'left' })).statusCode).toBe(200);
    expect((await info(token)).json()).toMatchObject({ code: 423, error: 'Suspended' });
    expect((await portal.login('helper')).json()).toMatchObject({ code: 423, error: 'Suspended' });
    expect((await portal.login('helper', { password: 'wrong' })).json()).toMatchObject({ error: 'WrongCredentials' });

    expect((await accountsCall('reinstatements', { accountId: 'HELPER' })).statusCode).toBe(200);
    expect((await info(token)).statusCode).toBe(401);
    expect((await portal.login('helper')).statusCode).toBe(200);
  });
});

describe('Rule: the headers choose warehouse and shop only where the session allows it', () => {
  const permissions = (answer: { json(): { data: { permissionId: string }[] } }) => answer.json().data.map(({ permissionId }) => permissionId);
  const ask = async (wareId?: string) =>
    portal.call(await portal.tokenOf('staff'), 'GET', '/api/warehouse/sys_ware/getWarePermission', undefined, wareId ? { wareId } : {});

  it('merges the menu of the warehouse with the account’s grants', async () => {
    expect(permissions(await ask())).toEqual(['700101', '700106']);
    expect(permissions(await ask('W2'))).toEqual(['700101']);
  });

  it('refuses a warehouse of others', async () => expect((await ask('W3')).json()).toMatchObject({ code: 403, error: 'WarehouseForbidden' }));

  it('lets administrators act for shop 1 and nobody else for another', async () => {
    const auth = async (login: string, headers: Record<string, string>) =>
      portal.call(await portal.tokenOf(login), 'GET', '/api/business/inventory/listing/auth', undefined, headers);
    expect((await auth('admin', { shopId: '1' })).json()).toMatchObject({ code: 200, data: { knetCrossListing: true, touchPro: false } });
    expect((await auth('admin', {})).statusCode).toBe(403);
    expect((await auth('admin', { shopId: '7' })).json()).toMatchObject({ error: 'ShopForbidden' });
    const user = await portal.call(await portal.tokenOf('seller'), 'GET', '/api/business/shop_user/get', undefined, { shopId: '1' });
    expect(user.json().data).toMatchObject({ id: 'SELLER', uid: 'U7', nickname: 'seller', userType: 4 });
  });
});

describe('Rule: the user is told who they are and what they may do', () => {
  it('in their language and zone', async () => {
    const token = await portal.tokenOf('staff');
    await portal.call(token, 'GET', '/api/warehouse/changeLanguage?language=zh_cn');
    const answer = await portal.call(token, 'GET', '/api/warehouse/user_info/get', undefined, { language: 'zh_cn', timezone: 'Asia/Shanghai' });
    expect(answer.json().data).toMatchObject({
      name: 'staff',
      roles: ['warehouse'],
      language: 'zh_cn',
      warehouseIds: ['W1', 'W2'],
      info: { role: { id: 'warehouse', name: '仓库端', permissions: [{ permissionId: '700101', actionEntitySet: [{ action: 'query' }] }, {}] } },
    });
    expect(answer.json().data.welcome).toMatch(/好$/);
  });

  it('with the name of the shop, where they belong to one', async () => {
    expect((await info(await portal.tokenOf('seller'))).json().data).toMatchObject({ uid: 'U7', shopName: 'Shop 7' });
    expect((await info(await portal.tokenOf('staff'), 'warehouse')).json().data).toMatchObject({ shopName: null });
  });
});

describe('Rule: the customer chat is for sellers, where a vendor is configured (R1.57)', () => {
  it.each([
    [undefined, 'seller', 'business', null],
    ['https://chat.example/widget.js', 'staff', 'warehouse', null],
    ['https://chat.example/widget.js', 'seller', 'business', { source: 'https://chat.example/widget.js', createdAt: expect.any(String) }],
  ])('with %s, %s is told accordingly', async (chatSource, login, base, chat) => {
    const own = await openPortal({ chatSource });
    const answer = await own.call(await own.tokenOf(login), 'GET', `/api/${base}/user_info/get`);
    expect(answer.json().data.chat).toEqual(chat);
    await own.close();
  });
});

describe('Rule: pages are told where each tracker is asked (R5.48)', () => {
  it('as it is set', async () => {
    const trackers = { ...defaultTrackerAddresses, nationalPost: 'https://post.example/{code}' };
    const own = await openPortal({ trackers });
    const answer = await own.call(await own.tokenOf('staff'), 'GET', '/api/warehouse/user_info/get');
    expect(answer.json().data.trackers).toEqual(trackers);
    await own.close();
  });
});

describe('Rule: an account made over HTTP signs in once it has a password', () => {
  const body = {
    login: 'New Person',
    name: 'New',
    englishName: '',
    email: 'new@example.com',
    headImg: '',
    userType: 4,
    role: 'seller',
    shopId: 7,
    warehouseIds: [],
    permissions: [{ permissionId: 'business', actions: ['get'] }],
  };

  it('creates, sets and signs in', async () => {
    const token = await portal.tokenOf('admin');
    const created = await portal.call(token, 'POST', '/api/admin/accounts', body);
    expect(created.json()).toMatchObject({ code: 200 });
    expect((await portal.login('new person')).json()).toMatchObject({ error: 'WrongCredentials' });
    await accountsCall('passwords', { accountId: created.json().data.accountId, newPassword: 'fourth horse' });
    expect((await portal.login('new person', { password: 'fourth horse' })).statusCode).toBe(200);
  });

  it('gives a name once', async () => {
    const again = await portal.call(await portal.tokenOf('admin'), 'POST', '/api/admin/accounts', { ...body, login: 'NEW PERSON' });
    expect(again.json()).toMatchObject({ code: 409, error: 'LoginTaken', errors: [{ field: 'login' }] });
  });

  it('keeps the first answer under a key', async () => {
    const token = await portal.tokenOf('admin');
    const add = (login: string) => portal.call(token, 'POST', '/api/admin/accounts', { ...body, login }, { 'idempotency-key': 'key-1' });
    const first = (await add('key person')).json();
    expect(first.code).toBe(200);
    expect((await add('key person')).json()).toEqual(first);
    expect((await add('other person')).json()).toMatchObject({ code: 409, error: 'KeyReused' });
  });
});
