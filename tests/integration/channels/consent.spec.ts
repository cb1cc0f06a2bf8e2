import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoAccounts } from '#demo/marketplaces/demo-accounts.ts';
import { openMarketplaces, type Marketplaces } from '#demo/marketplaces/open-marketplaces.ts';
import { png } from '#tests/integration/files/sample-files.ts';
import { openWholePortal, type WholePortal } from '#tests/integration/http/whole-portal.ts';
import { roles } from '#tests/integration/http/matrix/roles.ts';

let sandbox: Marketplaces;
let whole: WholePortal;

beforeAll(async () => {
  sandbox = await openMarketplaces({ hasLimits: false, pace: 3_600, tickMs: 0 });
  const { stockMarket, auction, shortVideo } = sandbox.urls;
  whole = await openWholePortal({
    settings: { CHANNEL_STOCK_MARKET_URL: stockMarket, CHANNEL_AUCTION_URL: auction, CHANNEL_SHORT_VIDEO_URL: shortVideo },
  });
  for (const kind of ['stockMarket', 'auction', 'shortVideo'] as const)
    await whole.given.post('admin', '/channels/accounts', { kind, name: 'Ours', secrets: { ...demoAccounts.operator[kind], refreshToken: 'gone' } });
});
afterAll(async () => {
  await whole.close();
  await sandbox.close();
});

const ask = { method: 'POST', path: '/channels/accounts/consent' } as const;
const bring = { method: 'POST', path: '/channels/accounts/consent/return' } as const;

/** What the browser is sent back with, once somebody has pressed a button of the platform's page. */
const agreedOn = async (kind: string, answer: 'allow' | 'deny' = 'allow') => {
  const { address } = await whole.given.post<{ address: string }>('admin', ask.path, { accountId: `operator-${kind}` });
  expect(await (await fetch(address)).text()).toMatch(/answer=allow/);
  const back = await fetch(`${address}&answer=${answer}`, { redirect: 'manual' });
  const to = new URL(back.headers.get('location')!);
  expect(to.pathname).toBe('/magicTool/result');
  return Object.fromEntries(to.searchParams) as { state: string; code: string; error?: string };
};
const brought = (body: object) => whole.call('admin', 'admin', bring, { body });
const stateOf = async (kind: string) =>
  ((await whole.portal.pool.query('SELECT state FROM channel_accounts WHERE kind = $1', [kind])).rows[0] as { state: string }).state;

describe('Rule: an account is authorised by a page of its platform, whose answer counts once and for the session that asked', () => {
  it.each(['stockMarket', 'auction', 'shortVideo'])('%s', async (kind) => {
    const { state, code } = await agreedOn(kind);
    const answer = await brought({ state, code });
    expect(answer.json()).toMatchObject({ code: 200, data: { accountId: `operator-${kind}`, kind } });
    expect((await brought({ state, code })).json()).toMatchObject({ code: 409, error: 'ConsentUnknown' });
  });

  it('not for another session of the same person', async () => {
    const { state, code } = await agreedOn('shortVideo');
    const token = await whole.signIn(roles.admin.login!);
    expect((await whole.send({ token }, 'admin', bring, { body: { state, code } })).json()).toMatchObject({ error: 'ConsentUnknown' });
    expect((await brought({ state, code })).statusCode).toBe(200);
  });

  it('not with a code that the platform did not give', async () => {
    const { state } = await agreedOn('auction');
    expect((await brought({ state, code: 'made up' })).json()).toMatchObject({ code: 422, error: 'ConsentRefused' });
    // And the state is used up with it.
    expect((await brought({ state, code: 'made up' })).json()).toMatchObject({ error: 'ConsentUnknown' });
  });

  it('nor where nobody asked, too late, or for a kind that asks nobody', async () => {
    expect((await brought({ state: 'made up', code: 'x' })).json()).toMatchObject({ error: 'ConsentUnknown' });
    const { state, code } = await agreedOn('auction');
    await whole.portal.pool.query("UPDATE channel_consents SET asked_at = asked_at - interval '11 minutes'");
    expect((await brought({ state, code })).json()).toMatchObject({ error: 'ConsentUnknown' });
    await whole.given.post('admin', '/channels/accounts', { kind: 'kickExchange', name: 'Ours', secrets: demoAccounts.operator.kickExchange });
    expect((await whole.call('admin', 'admin', ask, { body: { accountId: 'operator-kickExchange' } })).json()).toMatchObject({
      error: 'ConsentNotAsked',
    });
  });

  it('who says no brings no code', async () =>
    expect(await agreedOn('auction', 'deny')).toEqual({ state: expect.any(String), error: 'access_denied' }));

  it('and the browser comes back to the console, behind its hash', async () => {
    const answer = await whole.portal.app.inject('/magicTool/result?state=a&code=b');
    expect([answer.statusCode, answer.headers.location]).toEqual([302, '/#/magicTool/result?state=a&code=b']);
    expect((await whole.portal.app.inject('/touch/result?result=success')).headers.location).toBe('/#/touch/result?result=success');
  });
});

describe('Rule: what waited for consent goes on with it', () => {
  it('a product that was to be audited', async () => {
    await whole.given.post('admin', '/channels/accounts/reconnect', {
      accountId: 'operator-shortVideo',
      secrets: { ...demoAccounts.operator.shortVideo, refreshToken: 'gone' },
    });
    const file = await png({ width: 600, height: 600 });
    const { data: picture } = (await whole.call('admin', 'admin', { method: 'POST', path: '/upload' }, { file, fileName: 'a.png' })).json();
    const body = { title: 'Nike Dunk', description: '', pictures: [picture], skus: [{ size: '9', priceCents: 20_000 }] };
    const { productId } = await whole.given.post<{ productId: string }>('admin', '/shop_products', body);
    await whole.given.post('admin', '/shop_products/submit', { productId });
    await expect.poll(() => stateOf('shortVideo'), { timeout: 20_000, interval: 200 }).toBe('needsConsent');
    await brought(await agreedOn('shortVideo'));
    expect(await stateOf('shortVideo')).toBe('connected');
    const audit = async () => (await whole.portal.pool.query('SELECT audit FROM shop_products WHERE product_id = $1', [productId])).rows[0];
    await expect.poll(audit, { timeout: 30_000, interval: 300 }).toEqual({ audit: 'approved' });
  }, 60_000);
});
