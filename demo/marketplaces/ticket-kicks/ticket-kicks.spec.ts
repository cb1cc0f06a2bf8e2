import { createHmac } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { demoAccounts } from '../demo-accounts.ts';
import { expectPublishedShapes } from '../fixture-examples.ts';
import { openMarketplaces, type Marketplaces } from '../open-marketplaces.ts';
import { controlOf, type Control, type Json } from '../spec-calls.ts';

let sandbox: Marketplaces;
let control: Control;
const { key, secret } = demoAccounts.operator.ticketKicks;

const call = async (method: string, path: string, body?: unknown, changes: Record<string, string> = {}) => {
  const text = body === undefined ? '' : JSON.stringify(body);
  const timestamp = String(Math.floor(sandbox.clock.now() / 1000));
  const signature = createHmac('sha256', secret)
    .update(`${timestamp}.${method === 'GET' ? path : text}`)
    .digest('hex');
  const headers = {
    'x-key': key,
    'x-timestamp': timestamp,
    'x-signature': signature,
    ...(body !== undefined && { 'content-type': 'application/json' }),
    ...changes,
  };
  const answer = await fetch(`${sandbox.urls.ticketKicks}${path}`, { method, headers, ...(body !== undefined && { body: text }) });
  const answered = await answer.text();
  return { status: answer.status, text: answered, json: answered.startsWith('{') ? (JSON.parse(answered) as Json) : {} };
};
const variantId = async (): Promise<string> =>
  (await call('GET', '/v1/variants?styleCode=DD1391%20100')).json['variants'].find(({ size }: Json) => size === '9.5').variantId;
const offer = async (fields: Json = {}) =>
  call('POST', '/v1/offers', { clientRef: 'listing-1', variantId: await variantId(), payoutCents: 6_000, condition: 'new', ...fields });

beforeEach(async () => {
  sandbox = await openMarketplaces({ clock: 'virtual', hasLimits: false });
  control = controlOf(sandbox);
});
afterEach(() => sandbox.close());

describe('Rule: each call is signed with its time', () => {
  it('over the body, and of a GET over the path', async () => {
    expect((await call('GET', '/v1/sales?limit=5')).status).toBe(200);
    expect((await call('GET', '/v1/sales', undefined, { 'x-signature': 'other' })).status).toBe(401);
    await control('/faults', { fault: 'clockSkew', channel: 'ticketKicks', ms: -400_000 });
    expect(await call('GET', '/v1/sales')).toMatchObject({ status: 401, json: { error: { code: 'signature' } } });
  });
});

describe('Rule: an offer is taken or refused, once for each of our marks', () => {
  it('the same again is the same, another is refused', async () => {
    const first = await offer();
    const again = await offer();
    expect([first.status, again.status, again.json['offer'].offerId]).toEqual([201, 200, first.json['offer'].offerId]);
    expect((await offer({ payoutCents: 7_000 })).status).toBe(409);
    expect((await offer({ clientRef: 'listing-2', payoutCents: 6_050 })).status).toBe(422);
  });

  it('after a while', async () => {
    await offer();
    await offer({ clientRef: 'listing-2', payoutCents: 300_000 });
    const states = async () => (await call('GET', '/v1/offers')).json['offers'].map(({ state, reason }: Json) => [state, reason]);
    expect(await states()).toEqual([
      ['offered', null],
      ['offered', null],
    ]);
    sandbox.tick(60_000);
    expect(await states()).toEqual([
      ['accepted', null],
      ['refused', 'priceTooHigh'],
    ]);
  });

  it('a payout changes if it still is what was thought', async () => {
    const { offerId } = (await offer()).json['offer'];
    const change = (expected: number, wanted: number) =>
      call('PATCH', `/v1/offers/${offerId}`, { payoutCents: wanted, expectedPayoutCents: expected });
    expect([(await change(6_000, 5_900)).status, (await change(6_000, 5_800)).status]).toEqual([200, 412]);
    expect((await call('DELETE', `/v1/offers/${offerId}`)).json['offer'].state).toBe('withdrawn');
    expect((await change(5_900, 5_800)).status).toBe(409);
  });
});

describe('Rule: what is sold is paid as it was offered', () => {
  it('once it has arrived', async () => {
    const { offerId } = (await offer()).json['offer'];
    sandbox.clock.advance(60_000);
    await control('/sell', { channel: 'ticketKicks', listingNo: offerId });
    const [sale] = (await call('GET', '/v1/sales?since=2026-11-28T00:00:00Z')).json['sales'];
    expect(sale).toMatchObject({ clientRef: 'listing-1', payoutCents: 6_000, state: 'new' });
    await call('POST', `/v1/sales/${sale.saleNo}/accept`, {});
    expect((await call('GET', `/v1/sales/${sale.saleNo}/label`)).text.slice(0, 5)).toBe('%PDF-');
    expect((await call('POST', `/v1/sales/${sale.saleNo}/shipped`, { trackingNumber: '1Z9', carrier: 'UPS' })).json['sale'].state).toBe('shipped');
    expect((await call('POST', `/v1/sales/${sale.saleNo}/cancel`, {})).status).toBe(409);
    sandbox.clock.advance(5 * 86_400_000);
    expect((await call('GET', `/v1/sales/${sale.saleNo}`)).json['sale']).toMatchObject({
      state: 'paid',
      trackingNumber: '1Z9',
      paidAt: expect.any(String),
    });
  });
});

describe('Rule: its answers have the form that our page describes', () => {
  it('every one of it', async () => {
    const { json: offered } = await offer();
    sandbox.clock.advance(60_000);
    await control('/sell', { channel: 'ticketKicks', listingNo: offered['offer'].offerId });
    expectPublishedShapes(new URL('fixtures/', import.meta.url), {
      quote: (await call('GET', `/v1/variants/${await variantId()}/quote`)).json,
      offer: offered,
      sales: (await call('GET', '/v1/sales')).json,
    });
  });
});
