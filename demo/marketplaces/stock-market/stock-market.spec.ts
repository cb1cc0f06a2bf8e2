import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { demoAccounts } from '../demo-accounts.ts';
import { expectPublishedShapes } from '../fixture-examples.ts';
import { openMarketplaces, type Marketplaces } from '../open-marketplaces.ts';
import { controlOf, type Control, type Json } from '../spec-calls.ts';

let sandbox: Marketplaces;
let control: Control;
let token: string;
const { stockMarket: account } = demoAccounts.operator;

const form = (fields: Record<string, string>) => ({ method: 'POST', body: new URLSearchParams(fields) });
const refresh = (fields: Partial<Record<string, string>> = {}) =>
  fetch(
    `${sandbox.urls.stockMarket}/oauth/token`,
    form({
      grant_type: 'refresh_token',
      client_id: account.clientId,
      client_secret: account.clientSecret,
      audience: 'gateway.stockx.com',
      refresh_token: account.refreshToken,
      ...fields,
    } as Record<string, string>),
  );
const call = async (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) => {
  const answer = await fetch(`${sandbox.urls.stockMarket}${path}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      'x-api-key': account.apiKey,
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  return {
    status: answer.status,
    headers: answer.headers,
    text,
    json: text.startsWith('{') || text.startsWith('[') ? (JSON.parse(text) as Json) : {},
  };
};
const variant = async (size = '9.5') => {
  const { json: found } = await call('GET', '/v2/catalog/search?query=DD1391%20100');
  const { productId } = found['products'][0];
  const { json: variants } = await call('GET', `/v2/catalog/products/${productId}/variants`);
  const { variantId } = (variants as unknown as Json[]).find(({ variantValue }) => variantValue === size)!;
  return { productId, variantId, marketData: `/v2/catalog/products/${productId}/variants/${variantId}/market-data` };
};
const listed = async (amount = '212') => {
  const { variantId } = await variant();
  const { json } = await call('POST', '/v2/selling/listings', { variantId, amount, currencyCode: 'USD', active: true, inventoryType: 'STANDARD' });
  sandbox.tick(1_000);
  return json['listingId'] as string;
};

beforeEach(async () => {
  sandbox = await openMarketplaces({ clock: 'virtual', hasLimits: false });
  control = controlOf(sandbox);
  token = ((await (await refresh()).json()) as Json)['access_token'];
  await control('/books', { channel: 'stockMarket', styleCode: 'DD1391-100', size: '9.5', asks: [21_200, 21_900], bids: [19_100] });
});
afterEach(() => sandbox.close());

describe('Rule: the exchange takes calls of whoever has a token and the key', () => {
  it('gives a token for a refresh token, and none for another', async () => {
    expect(await (await refresh()).json()).toMatchObject({ token_type: 'Bearer', expires_in: 43_200 });
    expect((await refresh({ refresh_token: 'other' })).status).toBe(403);
  });

  it('gives one for a code, once', async () => {
    const query = new URLSearchParams({
      client_id: account.clientId,
      redirect_uri: 'http://portal.invalid/back',
      state: 's-1',
      response_type: 'code',
      answer: 'allow',
    });
    const back = await fetch(`${sandbox.urls.stockMarket}/oauth/authorize?${query}`, { redirect: 'manual' });
    const at = new URL(back.headers.get('location')!);
    expect(at.searchParams.get('state')).toBe('s-1');
    const exchange = () => refresh({ grant_type: 'authorization_code', code: at.searchParams.get('code')! });
    expect([(await exchange()).status, (await exchange()).status]).toEqual([200, 403]);
  });

  it('refuses without either, and lets a token run out', async () => {
    expect((await call('GET', '/v2/selling/listings', undefined, { 'x-api-key': 'other' })).status).toBe(401);
    sandbox.clock.advance(43_200_001);
    expect((await call('GET', '/v2/selling/listings')).status).toBe(401);
  });
});

describe('Rule: the exchange trades whole dollars as digits', () => {
  it('shows the lowest ask, our own included', async () => {
    const { marketData } = await variant();
    sandbox.clock.advance(2_000);
    expect((await call('GET', marketData)).json).toMatchObject({ lowestAskAmount: '212', highestBidAmount: '191', currencyCode: 'USD' });
    await listed('205');
    sandbox.clock.advance(2_000);
    expect((await call('GET', marketData)).json).toMatchObject({ lowestAskAmount: '205', standardMarketData: { lowestAsk: '205' } });
  });

  it.each(['212.50', '-1', '0', 212, undefined])('refuses %s', async (amount) => {
    const { variantId } = await variant();
    expect((await call('POST', '/v2/selling/listings', { variantId, amount })).status).toBe(400);
  });

  it('finds a variant by its GTIN, in one call', async () => {
    const { productId, variantId } = await variant();
    const { json } = await call('GET', `/v2/catalog/products/${productId}/variants/${variantId}`);
    const found = await call('GET', `/v2/catalog/products/variants/gtins/${json['gtins'][0].identifier}`);
    expect(found.json).toMatchObject({ productId, variantId, variantValue: '9.5' });
  });
});

describe('Rule: nothing has happened while an operation is pending', () => {
  it('a listing answers 404 until it is made', async () => {
    const { variantId } = await variant();
    const { status, json } = await call('POST', '/v2/selling/listings', { variantId, amount: '212', currencyCode: 'USD', active: true });
    expect([status, json['operationStatus'], json['operationType']]).toEqual([201, 'PENDING', 'CREATE']);
    const path = `/v2/selling/listings/${json['listingId']}`;
    expect((await call('GET', path)).status).toBe(404);
    sandbox.tick(1_000);
    expect((await call('GET', `${path}/operations/${json['operationId']}`)).json['operationStatus']).toBe('SUCCEEDED');
    expect((await call('GET', path)).json).toMatchObject({ status: 'ACTIVE', amount: '212', payout: { totalPayout: '186.56' } });
  });

  it('a new price and an end come later too', async () => {
    const path = `/v2/selling/listings/${await listed()}`;
    await call('PATCH', path, { amount: '209', currencyCode: 'USD' });
    expect((await call('GET', path)).json['amount']).toBe('212');
    sandbox.tick(1_000);
    expect((await call('GET', path)).json['amount']).toBe('209');
    await call('DELETE', path);
    sandbox.tick(1_000);
    expect((await call('GET', path)).json['status']).toBe('DELETED');
    expect((await call('DELETE', path)).status).toBe(404);
  });

  it('a batch fails item by item', async () => {
    const { variantId } = await variant();
    const { json: batch } = await call('POST', '/v2/selling/batch/create-listing', {
      items: [
        { variantId, amount: '230' },
        { variantId, amount: '2.5' },
        { variantId: 'x', amount: '9' },
      ],
    });
    expect(batch).toMatchObject({ status: 'QUEUED', totalItems: 3 });
    sandbox.tick(1_000);
    const path = `/v2/selling/batch/create-listing/${batch['batchId']}`;
    expect((await call('GET', path)).json).toMatchObject({ status: 'COMPLETED', itemStatuses: { queued: 0, completed: 1, failed: 2 } });
    const items = (await call('GET', `${path}/items`)).json['items'] as Json[];
    expect(items.map(({ status }) => status)).toEqual(['COMPLETED', 'FAILED', 'FAILED']);
    expect((await call('GET', `/v2/selling/listings/${items[0]!['result'].listingId}`)).json['amount']).toBe('230');
  });
});

describe('Rule: what is sold is an order with a parcel to be sent', () => {
  it('of the lowest ask, by price and then by time', async () => {
    const first = await listed('205');
    const second = await listed('205');
    const { orders } = await control('/sell', { channel: 'stockMarket', listingNo: first });
    expect(orders[0]).toMatchObject({ listingNo: first, cents: 20_500, state: 'CREATED' });
    expect((await call('GET', `/v2/selling/listings/${first}`)).json['status']).toBe('MATCHED');
    expect((await call('GET', `/v2/selling/listings/${second}`)).json['status']).toBe('ACTIVE');
    expect((await call('PATCH', `/v2/selling/listings/${first}`, { amount: '204' })).status).toBe(422);
  });

  it('at once, at the bid, where a bid is met', async () => {
    const listing = await listed('190');
    const { json } = await call('GET', '/v2/selling/orders/active');
    expect(json['orders'][0]).toMatchObject({ listingId: listing, amount: '191', status: 'CREATED' });
  });

  it('has a label, is shipped by the scan of the carrier, and is paid out in the end', async () => {
    await control('/sell', { channel: 'stockMarket', listingNo: await listed() });
    const { orderNumber, shipment } = (await call('GET', '/v2/selling/orders/active')).json['orders'][0];
    const pdf = await call('GET', `/v2/selling/orders/${orderNumber}/shipping-document`, undefined, { accept: 'application/pdf' });
    expect(pdf.text.slice(0, 5)).toBe('%PDF-');
    await control('/scan', { trackingNo: shipment.trackingNumber });
    expect((await call('GET', `/v2/selling/orders/${orderNumber}`)).json['status']).toBe('SHIPPED');
    sandbox.clock.advance(9 * 86_400_000);
    token = ((await (await refresh()).json()) as Json)['access_token'];
    expect((await call('GET', '/v2/selling/orders/history')).json['orders'][0]).toMatchObject({ orderNumber, status: 'COMPLETED' });
  });

  it('counts as failed where nobody ships it', async () => {
    await control('/sell', { channel: 'stockMarket', listingNo: await listed() });
    sandbox.clock.advance(4 * 86_400_000);
    token = ((await (await refresh()).json()) as Json)['access_token'];
    expect((await call('GET', '/v2/selling/orders/history')).json['orders'][0].status).toBe('DIDNOTSHIP');
  });
});

describe('Rule: accounts see their own, and may call only so often', () => {
  it('nobody sees the listing of another', async () => {
    const listing = await listed();
    const { stockMarket: other } = demoAccounts.own;
    const answer = await refresh({ client_id: other.clientId, client_secret: other.clientSecret, refresh_token: other.refreshToken });
    token = ((await answer.json()) as Json)['access_token'];
    expect((await call('GET', `/v2/selling/listings/${listing}`, undefined, { 'x-api-key': other.apiKey })).status).toBe(404);
  });

  it('calls too many are answered with 429 and how long to wait', async () => {
    await sandbox.close();
    sandbox = await openMarketplaces({ clock: 'virtual' });
    token = ((await (await refresh()).json()) as Json)['access_token'];
    const answers = [];
    for (let i = 0; i < 4; i++) answers.push(await call('GET', '/v2/selling/listings'));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 429]);
    expect(answers[3]!.headers.get('retry-after')).toBe('1');
  });
});

describe('Rule: its answers have the published form', () => {
  it('every one that was recorded', async () => {
    const { productId, variantId } = await variant();
    const { json: operation } = await call('POST', '/v2/selling/listings', { variantId, amount: '212', currencyCode: 'USD', active: true });
    const { json: batch } = await call('POST', '/v2/selling/batch/create-listing', { items: [{ variantId, amount: '230' }] });
    sandbox.tick(2_000);
    const { json: listings } = await call('GET', '/v2/selling/listings');
    await control('/sell', { channel: 'stockMarket', listingNo: operation['listingId'] });
    const { orders } = (await call('GET', '/v2/selling/orders/active')).json;
    const boxes = [{ boxNumber: 1, items: [{ itemReference: 'FP-1001-1', variantId, amount: '212' }] }];
    expectPublishedShapes(new URL('fixtures/', import.meta.url), {
      inbound: (await call('POST', '/v2/selling/inbounds', { reference: 'FP-1001', boxes })).json,
      search: (await call('GET', '/v2/catalog/search?query=DD1391-100')).json,
      variants: (await call('GET', `/v2/catalog/products/${productId}/variants`)).json,
      'market-data': (await call('GET', `/v2/catalog/products/${productId}/market-data?currencyCode=USD`)).json,
      operation,
      batch,
      listings,
      order: (await call('GET', `/v2/selling/orders/${orders[0].orderNumber}`)).json,
    });
  });
});
