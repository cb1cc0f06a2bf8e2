import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';

vi.stubGlobal('document', { cookie: '', documentElement: { dataset: {} } });
vi.stubGlobal('location', { hash: '', protocol: 'http:' });
vi.stubGlobal('navigator', { languages: ['en'] });
vi.stubGlobal('matchMedia', () => new EventTarget());
const { loadUser } = await import('./user.ts');
afterAll(() => vi.unstubAllGlobals());

/** What the server says by path; where it says nothing, the call is lost. */
let answers: Record<string, unknown>;
beforeEach(() => {
  answers = {};
  vi.stubGlobal('fetch', async (url: string) => {
    const path = Object.keys(answers).find((known) => url.endsWith(known));
    if (path === undefined) throw new TypeError('no network');
    return Response.json({ code: 200, msg: '', data: answers[path] });
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
  shopId: null,
  chat: null,
  info: { realname: 'Lin', role: { permissions: [{ permissionId: '300', actionEntitySet: [{ action: 'query' }] }] } },
});
const newark = { id: 'W1', name: 'Newark', timeZone: 'America/New_York' };

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
