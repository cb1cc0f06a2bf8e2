import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { actionKeys, permissionIdsOf, type ActionKey } from '#contracts/kernel/access/permissions.ts';
import { endpoints } from '#contracts/endpoints.ts';
import { getFile } from '#contracts/files/get-file.ts';
import { upload } from '#contracts/files/upload.ts';
import type { Base } from '#contracts/kernel/access/bases.ts';
import type { Endpoint } from '#contracts/kernel/endpoint.ts';
import { getOrder } from '#contracts/outbound/order-queries.ts';
import { changeWarehouse } from '#contracts/reference/reference-commands.ts';
import { pdf } from '../files/sample-files.ts';
import { openBrowser, ticketOf } from './live-browser.ts';
import { adminCodes } from './matrix/codes.ts';
import { expectedStatus, type Sample } from './matrix/row.ts';
import { callsOfCode, rows, topicsOfCode } from './matrix/rows.ts';
import { person } from './people.ts';
import { openWholePortal, type WholePortal } from './whole-portal.ts';

type AnyEndpoint = Endpoint<any, any, any>;

const grants = (terminal: Base, actions: readonly ActionKey[]) =>
  permissionIdsOf(terminal).map((permissionId) => ({ permissionId, actions: [...actions] }));
const loginOf = (code: string) => `only-${code}`;
const looks: readonly ActionKey[] = ['query', 'get'];
/** What W2 shows, of W1's full menu. */
const shortMenu = ['700101', '700110'] as const;

const people = [
  ...adminCodes.map((permissionId) =>
    person(loginOf(permissionId), { userType: 1, role: 'administrator', permissions: [{ permissionId, actions: [...actionKeys] }] }),
  ),
  person('wanderer', { userType: 3, role: 'warehouse', warehouseIds: ['W1', 'W2'], permissions: grants('warehouse', actionKeys) }),
  person('looking-staff', { userType: 3, role: 'warehouse', warehouseIds: ['W1'], permissions: grants('warehouse', looks) }),
  person('looking-admin', { userType: 1, role: 'administrator', permissions: grants('admin', looks) }),
];

let whole: WholePortal;
beforeAll(async () => void (whole = await openWholePortal({ people })));
afterAll(() => whole.close());

const ask = async (token: string, base: Base, endpoint: AnyEndpoint, sample: Sample = {}, headers: Record<string, string> = {}) =>
  whole.send({ token, ...headers }, base, endpoint, sample);

/** Calls that ask for a permission: what every session may call is in the matrix. */
const guarded = (base: Base): AnyEndpoint[] => endpoints.filter(({ bases, access }) => bases.includes(base) && Array.isArray(access));

const letIn = async (login: string, base: Base, asked: readonly AnyEndpoint[], headers?: Record<string, string>): Promise<string[]> => {
  const token = await whole.signIn(login);
  const names: string[] = [];
  for (const endpoint of asked) {
    const { statusCode } = await ask(token, base, endpoint, {}, headers);
    expect([401, 503]).not.toContain(statusCode);
    if (statusCode !== 403) names.push(endpoint.name);
  }
  return names.toSorted();
};

describe('Rule: an administrator with one code opens what belongs to that code, and nothing else', () => {
  it.each(adminCodes)('%s', async (code) => {
    expect(await letIn(loginOf(code), 'admin', guarded('admin'))).toEqual(callsOfCode[code].toSorted());
  });

  it.each(adminCodes)('%s opens nothing of the other terminals, and no shop but the operator’s own', async (code) => {
    const [business, warehouse] = [guarded('business'), guarded('warehouse')];
    expect(await letIn(loginOf(code), 'business', business)).toEqual([]);
    expect(await letIn(loginOf(code), 'business', business, { shopid: '7' })).toEqual([]);
    expect(await letIn(loginOf(code), 'warehouse', warehouse)).toEqual([]);
    if (code !== '200') {
      const own = new Set<string>(callsOfCode[code]);
      const asShopOne = await letIn(loginOf(code), 'business', business, { shopid: '1' });
      expect(asShopOne.filter((name) => !own.has(name))).toEqual([]);
    }
  });

  it.each(adminCodes)('%s opens a label where it reads the orders that ship with one', async (code) => {
    const { data: url } = (await whole.call('seller', 'business', upload, { file: pdf(), fileName: 'label.pdf' })).json();
    const { statusCode } = await whole.send({ token: await whole.signIn(loginOf(code)) }, 'admin', getFile, { body: { url } });
    expect(statusCode).toBe(['300', '400', '900'].includes(code) ? 200 : 404);
  });

  it.each(adminCodes)('%s follows on the live socket what it may read', async (code) => {
    const [oneId, preId, { oddNo }] = [await whole.given.available(), await whole.given.parcel(), await whole.given.cashOut()];
    const named: Record<string, string> = { item: `item:${oneId}`, package: `package:${preId}`, order: `order:${oddNo}`, review: `review:${oddNo}` };
    const asked = new Set(Object.values(topicsOfCode).flat());
    const token = await whole.signIn(loginOf(code));
    const { ticket } = (await whole.send({ token }, 'admin', { method: 'POST', path: '/live/tickets' }, {})).json().data;
    const browser = await openBrowser(whole, ticket);
    await browser.subscribe([...asked].map((topic) => named[topic] ?? topic));
    const followed = browser.heard.flatMap((message) => ('subscribed' in message ? message.subscribed : []));
    browser.close();
    expect(followed.toSorted()).toEqual(topicsOfCode[code].map((topic) => named[topic] ?? topic).toSorted());
  });

  it.each(adminCodes.filter((code) => topicsOfCode[code].includes('orders:all')))('%s hears of orders of the types that it reads', async (code) => {
    const token = await whole.signIn(loginOf(code));
    const { ticket } = (await whole.send({ token }, 'admin', { method: 'POST', path: '/live/tickets' }, {})).json().data;
    const browser = await openBrowser(whole, ticket);
    const since = await browser.subscribe(['orders:all']);
    const heardOf = () => browser.notices('orders:all').map(({ streamId }) => streamId.slice('order-'.length));
    const witness = await openBrowser(whole, await ticketOf(whole, 'admin'));
    await witness.subscribe(['orders:all']);

    const made = [(await whole.given.cashOut()).oddNo, (await whole.given.toPick()).oddNo];
    const readable: string[] = [];
    for (const oddNo of made) if ((await ask(token, 'admin', getOrder, { query: { oddNo } })).statusCode === 200) readable.push(oddNo);
    await witness.until(() => witness.notices('orders:all').some(({ streamId }) => streamId === `order-${made[1]}`) || undefined);
    if (readable.length > 0) await browser.until(() => heardOf().includes(readable.at(-1)!) || undefined);
    expect([...new Set(heardOf())]).toEqual(readable);
    browser.close();
    witness.close();

    const again = await openBrowser(whole, (await whole.send({ token }, 'admin', { method: 'POST', path: '/live/tickets' }, {})).json().data.ticket);
    await again.subscribe(['orders:all'], since);
    expect([...new Set(again.notices('orders:all').map(({ streamId }) => streamId.slice('order-'.length)))]).toEqual(readable);
    again.close();
  });
});

describe('Rule: staff of two warehouses are in each what its own menu says, and in one at a time', () => {
  const known = endpoints.filter(({ name }) => !rows[name]?.everyone);
  let token: string;
  beforeAll(async () => {
    token = await whole.signIn('wanderer');
    await whole.post('admin', changeWarehouse.path, { warehouseId: 'W2', menu: [...shortMenu] });
  });

  it.each(known)('$method $path', async (endpoint) => {
    const row = rows[endpoint.name]!;
    const answers = async (wareId: string) =>
      (await ask(token, 'warehouse', endpoint, (await row.sample?.(whole.given, 'warehouse')) ?? {}, { wareid: wareId })).statusCode;
    expect(await answers('W1')).toBe(expectedStatus(row, 'warehouse', 'staff'));

    const isOnMenu =
      !Array.isArray(endpoint.access) || endpoint.access.some((check: string) => shortMenu.some((code) => check.startsWith(`${code}.`)));
    const elsewhere = expectedStatus(row, 'warehouse', 'otherStaff');
    const isHere = endpoint.bases.includes('warehouse');
    expect(await answers('W2')).toBe(isOnMenu || !isHere ? elsewhere : 403);
  });

  it('and a list that is asked for the other warehouse shows nothing of it', async () => {
    const { oneId, oddNo } = await whole.given.toPick();
    const shown: string[] = [];
    for (const endpoint of guarded('warehouse').filter(({ method, query }) => method === 'GET' && query?.shape?.wareId)) {
      const { body } = await ask(token, 'warehouse', endpoint, { query: { wareId: 'W1' } }, { wareid: 'W2' });
      if (body.includes(oneId) || body.includes(oddNo)) shown.push(endpoint.name);
    }
    expect(shown).toEqual([]);
  });
});

/** Reads that go as POST. */
const readsOverPost = ['searchInventory', 'listShopUsers', 'zipLabel', 'searchAddresses', 'checkAddress', 'tryPricing', 'simulatePricing'];

describe('Rule: whoever may only look changes nothing', () => {
  it.each([
    ['looking-staff', 'warehouse'],
    ['looking-admin', 'admin'],
  ] as const)('%s', async (login, base) => {
    const changes = guarded(base).filter(({ method, command, unsafeGet }) => method === 'POST' || command || unsafeGet);
    expect((await letIn(login, base, changes)).filter((name) => !readsOverPost.includes(name))).toEqual([]);
    const shown = await letIn(
      login,
      base,
      guarded(base).filter(({ method, unsafeGet }) => method === 'GET' && !unsafeGet),
    );
    expect(shown.length).toBeGreaterThan(10);
  });
});
