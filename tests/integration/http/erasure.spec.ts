import { requestAdjustment } from '#contracts/adjustments/adjustment-endpoints.ts';
import { transferReceived } from '#tests/support/transfer-received.ts';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { actionKeys } from '#contracts/kernel/access/permissions.ts';
import type { SellerAccount } from '#contracts/accounts/account-queries.ts';
import { oneIdFrom } from '#contracts/item/one-id.ts';
import type { ItemEvent } from '#contracts/item/item-events.ts';
import { inlineProjections, sumProjections } from '#projections/all.ts';
import { runInline } from '#projections/kernel/rows/inline.ts';
import { compareWithRebuild, rebuild } from '#projections/kernel/shadow/rebuild.ts';
import { itemStream } from '#services/aggregates/item/item.ts';
import { systemClock } from '#kernel/clock.ts';
import { commands } from '#kernel/commands/commands.ts';
import { accept } from '#kernel/commands/decision.ts';
import { change } from '#kernel/commands/loaded.ts';
import { postgresEventLog } from '#kernel/event-store/postgres-event-log.ts';
import { newIds } from '#kernel/ids.ts';
import { pdf } from '../files/sample-files.ts';
import { address, shipment, sku } from './matrix/given.ts';
import { openWholePortal, type WholePortal } from './whole-portal.ts';

const seller = { login: 'zq@quill.example', name: 'Zacharias Quillfeather', shopId: 42 };
const staff = { login: 'packwood', name: 'Wilhelmina Packwood' };
const recipient = { ...address, recipient: 'Rosalind Underhill', street: '77 Sesame Lane', phone: '555 778 8990', company: 'Underhill Ltd' };
/** All of it that could be found. */
const traces = ['Quillfeather', 'quill.example', 'Zach Quill', '15550142', '15550143', 'packwood', 'Underhill', 'Sesame Lane', '778 8990'];
/** Stands nowhere as it is, from the beginning. */
const accountNumber = '7142714271';
const theirs = { ...address, recipient: 'Otherwise Untouched' };

let whole: WholePortal;
const accountIds = new Map<string, string>();
let orders: { ofSeller: string; ofAnother: string };
let labelNo: string;
const labels = { ofSeller: '', ofAnother: '' };
let soldOneId: string;

const callAs = async (token: string, method: 'GET' | 'POST', url: string, payload?: object, language = 'en_us') => {
  const answer = await whole.portal.app.inject({
    method,
    url: `/api${url}`,
    headers: { token, language, 'idempotency-key': randomUUID() },
    ...(payload && { payload }),
  });
  if (answer.statusCode !== 200) throw new Error(`${url}: ${answer.body}`);
  return answer.json().data;
};
const admin = (method: 'GET' | 'POST', path: string, payload?: object, language?: string) =>
  callAs(whole.tokens.get('admin')!, method, `/admin${path}`, payload, language);

const signInAs = async (account: string, withPassword = 'correct horse') => {
  const captcha = await whole.portal.app.inject('/api/admin/captcha');
  const payload = { account, password: withPassword, captcha: 'ABCD', captchaId: captcha.headers['x-captcha-id'] };
  return whole.portal.app.inject({ method: 'POST', url: '/api/admin/login', payload });
};

const hire = async (account: { login: string; name: string }, rest: object): Promise<string> => {
  const { login, name } = account;
  const { accountId } = await admin('POST', '/accounts', {
    login,
    name,
    englishName: 'Zach Quill',
    email: `${login.replace('@quill.example', '')}@quill.example`,
    headImg: '',
    warehouseIds: [],
    ...rest,
  });
  accountIds.set(login, accountId);
  await admin('POST', '/accounts/passwords', { accountId, newPassword: 'correct horse', phone: '+15550142' });
  return whole.signIn(login);
};

/** An item of the seller on a shelf of W1. */
const shelvedItem = async (of: number): Promise<string> => {
  const oneId = oneIdFrom([7, 7, 7, 7, 7, 7, 7, 7, of % 31]);
  const place = {
    preId: 'FC-1',
    logNo: '1Z999AA10000000001',
    shopId: of,
    warehouseId: 'W1',
    sku,
    brand: 'B',
    name: 'N',
    size: '9',
    image: '',
    pku: '',
  };
  const events: ItemEvent[] = [
    { type: 'ItemForecast', data: { ...place, costPrice: null, supply: null } },
    { type: 'ItemReceived', data: { ...place, packId: 'PK-1', batchNo: 'IB-1', condition: 'intact', kind: 'forecast', photos: [] } },
    { type: 'ItemInspected', data: { result: 'qualified', remark: '', photos: [], batchNo: 'IB-1' } },
    { type: 'ItemShelved', data: { shelfId: 'S1', shelfName: 'A-01' } },
  ];
  const log = postgresEventLog(whole.portal.pool, { inline: runInline(inlineProjections) });
  const job = { actor: { accountId: 'setup', name: 'setup', terminal: 'system' as const }, correlationId: 'c', causationId: 'c' };
  await commands(log, systemClock, newIds).run(job, async (load) => ({
    decision: accept(change(load.create(itemStream, oneId), ...events)),
    answer: null,
  }));
  return oneId;
};

/** Tables of the database in whose rows a text stands, in any column. */
const placesOf = async (text: string): Promise<string[]> => {
  const { pool } = whole.portal;
  const { rows } = await pool.query<{ name: string }>(
    `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables WHERE schemaname NOT IN ('pg_catalog', 'information_schema')`,
  );
  const bytes = Buffer.from(text).toString('hex');
  const found = await Promise.all(
    rows.map(async ({ name }) => {
      const { rowCount } = await pool.query(`SELECT FROM ${name} t WHERE position(lower($1) IN lower(t::text)) > 0 OR position($2 IN t::text) > 0`, [
        text,
        bytes,
      ]);
      return rowCount ? [name] : [];
    }),
  );
  return found.flat();
};
const allPlaces = async (): Promise<Record<string, string[]>> => {
  const found = await Promise.all(traces.map(async (trace): Promise<[string, string[]]> => [trace, await placesOf(trace)]));
  return Object.fromEntries(found.filter(([, places]) => places.length > 0));
};

beforeAll(async () => {
  whole = await openWholePortal();
  await admin('POST', '/shops', {
    shopId: 42,
    uid: 'U42',
    realname: seller.name,
    knetCrossListing: false,
    touchPro: false,
    fulfilmentProgramme: false,
  });
  const permissions = (permissionId: string) => [{ permissionId, actions: [...actionKeys] }];
  const token = await hire(seller, { userType: 4, role: 'seller', shopId: 42, permissions: permissions('business') });
  const staffGrants = ['700105', '700110', '700106'].flatMap(permissions);
  const floor = await hire(staff, { userType: 3, role: 'warehouse', warehouseIds: ['W1'], permissions: staffGrants });

  soldOneId = await shelvedItem(42);
  const { oddNo } = await callAs(token, 'POST', '/business/requests/reship', { oneIds: [soldOneId], address: recipient });
  await admin('POST', '/reviews/approvals', { oddNo });
  await whole.post('staff', '/outbound/assignments', { oddNos: [oddNo], operatorId: accountIds.get(staff.login)! });
  await callAs(floor, 'POST', '/warehouse/shelves', { warehouseId: 'W1', name: 'Z-1', capacity: 10, level: 1 });
  const other = await whole.post<{ oddNo: string }>('seller', '/requests/reship', { oneIds: [await shelvedItem(7)], address: theirs });
  orders = { ofSeller: oddNo, ofAnother: other.oddNo };

  for (const [whose, by] of [
    ['ofSeller', token],
    ['ofAnother', whole.tokens.get('seller')!],
  ] as const)
    labels[whose] = (
      await whole.send({ token: by }, 'business', { method: 'POST', path: '/upload' }, { file: pdf(), fileName: 'a.pdf' })
    ).json().data;

  const parcel = { ...shipment, to: recipient };
  const { offers } = await callAs(token, 'POST', '/business/shipping-labels/rate', parcel);
  await admin('POST', requestAdjustment.path, transferReceived(42, offers[0].feeCents));
  const { service, feeCents } = offers[0];
  ({ labelNo } = await callAs(token, 'POST', '/business/shipping-labels', { ...parcel, service, feeCents }));

  const account = { holderType: 'individual', holder: seller.name, country: 'US', currency: 'USD', routingNumber: '021000021' };
  await callAs(token, 'POST', '/business/wallet/bank-accounts', { ...account, accountNumber });

  // What a code for another phone, and a wrong guess at it, leave.
  await callAs(token, 'POST', '/business/account/phone/sms', { phone: '+15550143' });
  const guess = { phone: '+15550143', smsCode: '000000', password: 'correct horse' };
  await callAs(token, 'POST', '/business/account/phone', guess).catch(() => undefined);
  // What a wrong password leaves.
  await signInAs(seller.login, 'wrong');
}, 240_000);
afterAll(() => whole.close());

describe('Rule: an account that is erased is in the database no more', () => {
  it('before, its data stand in rows for whoever works with them, and in no event', async () => {
    const places = await allPlaces();
    expect(Object.keys(places).sort()).toEqual([...traces].sort());
    expect(Object.values(places).flat()).not.toContain('public.events');
    expect(places['Quillfeather']).toContain('public.bank_accounts');
    expect(await placesOf(accountNumber)).toEqual([]);
    expect(places['Underhill']).toEqual(expect.arrayContaining(['public.orders', 'public.shipping_labels']));
  });

  it('afterwards nowhere, also when everything is built anew', async () => {
    for (const [login, accountId] of accountIds) {
      await admin('POST', '/accounts/suspensions', { accountId, reason: 'Asked for it' });
      await admin('POST', '/accounts/erasures', { accountId, withShop: login === seller.login });
    }
    expect(await allPlaces()).toEqual({});

    const { pool, log, processor } = whole.portal;
    await processor.caughtUp();
    const all = [...inlineProjections, ...sumProjections];
    for (const projection of all) expect(await compareWithRebuild(pool, log, projection)).toEqual([]);
    for (const projection of all) await rebuild(pool, log, projection);
    expect(await allPlaces()).toEqual({});
  }, 120_000);

  it('nor is the file of a label of its shop', async () => {
    const opened = async (url: string) =>
      (await whole.send({ token: whole.tokens.get('admin')! }, 'admin', { method: 'POST', path: '/getFile2' }, { body: { url } })).statusCode;
    expect([await opened(labels.ofSeller), await opened(labels.ofAnother)]).toEqual([404, 200]);
  });

  it('while the data of others stand', async () => {
    expect(await placesOf('Otherwise Untouched')).toEqual(['public.orders']);
    expect(await admin('GET', `/orders/detail?oddNo=${orders.ofAnother}`)).toMatchObject({ address: theirs });
  });

  it('and lists and pages open, with a word in its place in the language of whoever reads', async () => {
    const rowIn = async (language: string): Promise<SellerAccount> =>
      (await admin('GET', '/accounts/sellers?view=erased', undefined, language)).data[0];
    expect(await rowIn('en_us')).toMatchObject({
      name: 'Erased',
      login: 'Erased',
      state: 'erased',
      shopInfo: { uid: 'U42', realname: 'Erased' },
      actions: ['history'],
    });
    expect(await rowIn('zh_cn')).toMatchObject({ name: '已清除', state: 'erased' });

    const order = await admin('GET', `/orders/detail?oddNo=${orders.ofSeller}`);
    expect(order).toMatchObject({ applicant: 'Erased', operator: { name: 'Erased' }, address: { recipient: 'Erased', country: 'Erased' } });
    expect(order.history.map(({ operator }: { operator: string }) => operator)).toEqual(expect.arrayContaining(['Erased', 'admin']));
    expect(await admin('GET', `/shipping-labels/detail?labelNo=${labelNo}`)).toMatchObject({ labelNo, to: { recipient: 'Erased' } });
    for (const list of ['/orders', '/shipping-labels', '/inventory/items', '/accounts/sellers', '/forecast/packages'])
      expect(JSON.stringify(await admin('GET', list))).not.toMatch(/[␟␡]/);
    const timeline = await admin('GET', `/sys_prod/get?oneId=${soldOneId}`);
    expect(JSON.stringify(timeline)).not.toMatch(/[␟␡]|Quillfeather/);
  });

  it('nobody signs in with it, and its name is free for another', async () => {
    expect((await signInAs(seller.login)).json()).toMatchObject({ error: 'WrongCredentials' });
    await expect(hire({ ...staff, name: 'Another Person' }, { userType: 4, role: 'seller', shopId: 42, permissions: [] })).resolves.toBeDefined();
  });
});
