import { QueryObserver } from '@tanstack/react-query';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { getUserInfo, getWarehousePermissions } from '#contracts/accounts/user-info.ts';
import { listAllWarehouses } from '#contracts/reference/reference-queries.ts';

vi.stubGlobal('document', { cookie: '', documentElement: { dataset: {} } });
vi.stubGlobal('location', { hash: '', protocol: 'http:' });
vi.stubGlobal('navigator', { languages: ['en'] });
vi.stubGlobal('matchMedia', () => new EventTarget());
const { loadUser } = await import('./user.ts');
const { queryClient } = await import('#web/api/query-client.ts');
const { warehousesRead } = await import('./warehouses-read.ts');
const { askFirstQuestions, userInfo, userInfoAddress, warehousesAddress, warehousePermissionsAddress } = await import('./first-questions.ts');
const { session } = await import('#web/browser/session.ts');
afterAll(() => vi.unstubAllGlobals());

/** What the server says by path, or how it refuses; where it says nothing, the call is lost. */
let answers: Record<string, unknown>;
let calls: string[];
beforeEach(() => {
  answers = {};
  calls = [];
  vi.stubGlobal('fetch', async (url: string) => {
    calls.push(url);
    const path = Object.keys(answers).find((known) => url.endsWith(known));
    if (path === undefined) throw new TypeError('no network');
    const said = answers[path];
    return said instanceof Response ? said : Response.json({ code: 200, msg: '', data: said });
  });
});

const person = (userType: number) => ({
  userType,
  id: '7',
  uid: 'U7',
  name: 'lin',
  email: 'lin@example.test',
  roles: ['1'],
  language: null,
  position: '9-41',
  shopId: null,
  shopName: null,
  chat: null,
  info: { realname: 'Lin', role: { permissions: [{ permissionId: '300', actionEntitySet: [{ action: 'query' }] }] } },
});
const texts = Promise.resolve();
const newark = { id: 'W1', name: 'Newark', timeZone: 'America/New_York' };

describe('Rule: what arriving has read is not read again by the pages', () => {
  it('the warehouses to choose from', async () => {
    answers = { '/user_info/get': person(3), '/sys_ware/listAll': [newark], '/sys_ware/getWarePermission': [] };
    await loadUser();
    const page = new QueryObserver(queryClient, warehousesRead);
    const leave = page.subscribe(() => undefined);
    expect(page.getCurrentResult().data).toEqual([newark]);
    expect(calls.filter((url) => url.endsWith('/sys_ware/listAll'))).toHaveLength(1);
    leave();
  });
});

describe('Rule: one lost call takes nothing from a person who is known', () => {
  it('leaves staff their warehouse', async () => {
    answers = { '/user_info/get': person(3), '/sys_ware/listAll': [newark], '/sys_ware/getWarePermission': [] };
    const known = await loadUser();
    expect(known.warehouse).toEqual(newark);
    delete answers['/sys_ware/listAll'];
    await expect(loadUser(known)).resolves.toMatchObject({ warehouses: [newark], warehouse: newark });
  });

  it('leaves a seller the menu', async () => {
    answers = { '/user_info/get': person(4), '/inventory/listing/auth': { knetCrossListing: true, touchPro: false, fulfilmentProgramme: false } };
    const known = await loadUser();
    expect(known.authorisations).toEqual(['knetCrossListing']);
    delete answers['/inventory/listing/auth'];
    await expect(loadUser(known)).resolves.toMatchObject({ authorisations: ['knetCrossListing'] });
  });

  it("leaves nobody what was another person's", async () => {
    answers = { '/user_info/get': person(3), '/sys_ware/listAll': [newark], '/sys_ware/getWarePermission': [] };
    const known = await loadUser();
    answers = { '/user_info/get': { ...person(3), id: '8' } };
    await expect(loadUser(known)).resolves.toMatchObject({ warehouses: [], warehouse: undefined });
  });

  it('takes what the server takes', async () => {
    answers = { '/user_info/get': person(4), '/inventory/listing/auth': { knetCrossListing: true, touchPro: false, fulfilmentProgramme: false } };
    const known = await loadUser();
    answers['/inventory/listing/auth'] = { knetCrossListing: false, touchPro: false, fulfilmentProgramme: false };
    await expect(loadUser(known)).resolves.toMatchObject({ authorisations: [] });
  });
});

describe('Rule: nobody goes on without a role, its permissions and an answer', () => {
  const refused = (status: number, error: string) => Response.json({ code: status, msg: error, error }, { status });

  it.each([
    ['userHasNoPermission', 'no role (R8.01)', { ...person(4), roles: [] }],
    ['userHasNoPermission', 'the server knows of none (R8.01)', refused(403, 'NoPermission')],
    ['rolesMissing', 'a role that permits nothing (R6.48)', { ...person(4), info: { realname: 'Lin', role: { permissions: [] } } }],
    ['rolesMissing', 'the server knows of nothing (R6.48)', refused(403, 'RolesMissing')],
    ['userInfoFailed', 'no user info (R8.02)', refused(500, 'InternalError')],
  ])('%s: %s', async (reason, _why, said) => {
    answers = { '/user_info/get': said };
    await expect(loadUser()).rejects.toMatchObject({ name: 'SignInFailed', reason });
  });
});

describe('Rule: what may be done comes from the actions of each permission (R6.10)', () => {
  it('of the account, and on the floor of the warehouse', async () => {
    answers = { '/user_info/get': person(1), '/sys_ware/listAll': [] };
    expect((await loadUser()).permissions).toEqual([{ permissionId: '300', actions: ['query'] }]);
    const ofWarehouse = [{ permissionId: '700110', actionEntitySet: [{ action: 'query' }, { action: 'export' }] }];
    answers = { '/user_info/get': person(3), '/sys_ware/listAll': [newark], '/sys_ware/getWarePermission': ofWarehouse };
    expect((await loadUser()).permissions).toEqual([{ permissionId: '700110', actions: ['query', 'export'] }]);
  });
});

describe('Rule: who is signed in is asked for while the code is on its way', () => {
  it('as the contract names it', () => {
    expect(getUserInfo).toMatchObject(userInfoAddress);
    expect(listAllWarehouses).toMatchObject({ ...warehousesAddress, bases: expect.arrayContaining([...warehousesAddress.bases]) });
    expect(getWarehousePermissions).toMatchObject(warehousePermissionsAddress);
  });

  it('and the answer serves once', async () => {
    answers['/user_info/get'] = person(1);
    askFirstQuestions(texts);
    await userInfo.read();
    expect(calls).toHaveLength(1);
    await userInfo.read();
    expect(calls).toHaveLength(2);
  });

  it('once more where the answer was lost', async () => {
    askFirstQuestions(texts);
    answers['/user_info/get'] = person(1);
    await expect(userInfo.read()).resolves.toMatchObject({ id: '7' });
    expect(calls).toHaveLength(2);
  });

  it('also where it is refused', async () => {
    answers['/user_info/get'] = Response.json({ code: 403, msg: 'no', error: 'NoPermission' }, { status: 403 });
    askFirstQuestions(texts);
    await expect(userInfo.read()).rejects.toMatchObject({ error: 'NoPermission' });
    expect(calls).toHaveLength(1);
  });

  it('for staff together with the warehouses and what they may do there', async () => {
    const before = session.get();
    session.set({ ...before, token: 't', terminal: 'warehouse', warehouseId: 'W1' });
    answers = { '/user_info/get': person(3), '/sys_ware/listAll': [newark], '/sys_ware/getWarePermission': [] };
    askFirstQuestions(texts);
    expect(calls).toHaveLength(3);
    await expect(loadUser()).resolves.toMatchObject({ warehouse: newark });
    expect(calls).toHaveLength(3);
    session.set(before);
  });
});
