import { createHash, createPublicKey, verify } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { demoAccounts } from '../demo-accounts.ts';
import { expectPublishedShapes } from '../fixture-examples.ts';
import { openMarketplaces, type Marketplaces } from '../open-marketplaces.ts';
import { controlOf, type Control, type Json } from '../spec-calls.ts';

let sandbox: Marketplaces;
let control: Control;
let token: string;
const { auction: account } = demoAccounts.operator;

const refresh = (refreshToken = account.refreshToken) =>
  fetch(`${sandbox.urls.auction}/identity/v1/oauth2/token`, {
    method: 'POST',
    headers: { authorization: `Basic ${Buffer.from(`${account.clientId}:${account.clientSecret}`).toString('base64')}` },
    body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: refreshToken, scope: 'sell' }),
  });
const call = async (method: string, path: string, body?: unknown) => {
  const answer = await fetch(`${sandbox.urls.auction}${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, ...(body !== undefined && { 'content-type': 'application/json', 'content-language': 'en-US' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  return { status: answer.status, json: text === '' ? {} : (JSON.parse(text) as Json) };
};
const errorOf = ({ status, json }: { status: number; json: Json }) => [status, json['errors'][0].errorId];

const inventory = '/sell/inventory/v1';
const item = (quantity = 2) => ({
  availability: { shipToLocationAvailability: { quantity } },
  condition: 'NEW',
  product: { title: 'Nike Dunk Low Panda', brand: 'Nike', mpn: 'DD1391-100', aspects: { 'US Shoe Size': ['9.5'] } },
});
const offer = (fields: Json = {}) => ({
  sku: 'SKU-1',
  marketplaceId: 'EBAY_US',
  format: 'FIXED_PRICE',
  availableQuantity: 2,
  pricingSummary: { price: { value: '212.00', currency: 'USD' } },
  listingPolicies: { fulfillmentPolicyId: 'fulfillment-1', paymentPolicyId: 'payment-1', returnPolicyId: 'return-1' },
  categoryId: '15709',
  merchantLocationKey: 'warehouse-1',
  ...fields,
});
const published = async (fields?: Json): Promise<string> => {
  await call('PUT', `${inventory}/inventory_item/SKU-1`, item());
  const { json } = await call('POST', `${inventory}/offer`, offer(fields));
  await call('POST', `${inventory}/offer/${json['offerId']}/publish`);
  return json['offerId'];
};

beforeEach(async () => {
  sandbox = await openMarketplaces({ clock: 'virtual', hasLimits: false });
  control = controlOf(sandbox);
  token = ((await (await refresh()).json()) as Json)['access_token'];
});
afterEach(() => sandbox.close());

describe('Rule: a token serves two hours', () => {
  it('and is given for the right refresh token only', async () => {
    expect((await refresh('other')).status).toBe(400);
    sandbox.clock.advance(7_200_000);
    expect((await call('GET', `${inventory}/location`)).status).toBe(401);
  });
});

describe('Rule: the SKU is the key, and an offer is published before anybody sees it', () => {
  it('no offer yet is an answer of its own', async () => {
    await call('PUT', `${inventory}/inventory_item/SKU-1`, item());
    expect(errorOf(await call('GET', `${inventory}/offer?sku=SKU-1`))).toEqual([404, 25_713]);
    expect(errorOf(await call('POST', `${inventory}/offer`, offer({ sku: 'SKU-2' })))).toEqual([404, 25_710]);
  });

  it('all SKUs are listed a page at a time', async () => {
    for (const sku of ['SKU-1', 'SKU-2', 'SKU-3']) await call('PUT', `${inventory}/inventory_item/${sku}`, item());
    const { json } = await call('GET', `${inventory}/inventory_item?limit=2&offset=2`);
    expect(json).toMatchObject({ total: 3, size: 1, inventoryItems: [{ sku: 'SKU-3', condition: 'NEW' }] });
  });

  it('there is one offer for a SKU', async () => {
    const id = await published();
    const again = await call('POST', `${inventory}/offer`, offer());
    expect(errorOf(again)).toEqual([400, 25_002]);
    expect(again.json['errors'][0].parameters).toEqual([{ name: 'offerId', value: id }]);
  });

  it('without policies it is not published', async () => {
    await call('PUT', `${inventory}/inventory_item/SKU-1`, item());
    const { json } = await call('POST', `${inventory}/offer`, offer({ listingPolicies: {} }));
    expect(errorOf(await call('POST', `${inventory}/offer/${json['offerId']}/publish`))).toEqual([400, 25_007]);
  });

  it('withdrawn it is kept, and has another listing when it comes back', async () => {
    const id = await published();
    const { json: live } = await call('GET', `${inventory}/offer/${id}`);
    expect(live).toMatchObject({ status: 'PUBLISHED', listing: { listingStatus: 'ACTIVE' }, pricingSummary: { price: { value: '212.00' } } });
    await call('POST', `${inventory}/offer/${id}/withdraw`);
    expect((await call('GET', `${inventory}/offer?sku=SKU-1`)).json['offers'][0]).toMatchObject({
      status: 'UNPUBLISHED',
      listing: { listingStatus: 'ENDED' },
    });
    sandbox.clock.advance(1);
    const { json: back } = await call('POST', `${inventory}/offer/${id}/publish`);
    expect(back['listingId']).not.toBe(live['listing'].listingId);
  });
});

describe('Rule: prices and quantities change in bulk, each by itself', () => {
  const change = (offerId: string, value: string, availableQuantity = 2) =>
    call('POST', `${inventory}/bulk_update_price_quantity`, {
      requests: [{ sku: 'SKU-1', offers: [{ offerId, availableQuantity, price: { value, currency: 'USD' } }] }, { sku: 'SKU-9' }],
    });
  it('and some may fail', async () => {
    const id = await published();
    const { status, json } = await change(id, '199.99');
    expect([status, json['responses'].map(({ statusCode }: Json) => statusCode)]).toEqual([207, [200, 404]]);
    expect((await call('GET', `${inventory}/offer/${id}`)).json['pricingSummary'].price.value).toBe('199.99');
  });

  it('250 times a day', async () => {
    const id = await published();
    for (let i = 0; i < 250; i++) await change(id, `${200 + (i % 5)}.00`);
    const responses = async () => (await change(id, '150.00')).json['responses'][0];
    expect((await responses()).errors[0].errorId).toBe(25_019);
    sandbox.clock.advance(86_400_000);
    token = ((await (await refresh()).json()) as Json)['access_token'];
    expect((await responses()).statusCode).toBe(200);
  });

  it('nothing left is out of stock, and comes back with a quantity', async () => {
    const id = await published();
    await change(id, '212.00', 0);
    expect((await call('GET', `${inventory}/offer/${id}`)).json['listing'].listingStatus).toBe('OUT_OF_STOCK');
    await change(id, '212.00', 1);
    expect((await call('GET', `${inventory}/offer/${id}`)).json['listing'].listingStatus).toBe('ACTIVE');
  });
});

describe('Rule: buyers see every ask with its seller', () => {
  it('the lowest first, ours among them', async () => {
    await control('/books', { channel: 'auction', styleCode: 'DD1391-100', size: '9.5', asks: [21_000, 22_000] });
    await published();
    const { json } = await call('GET', '/buy/browse/v1/item_summary/search?q=DD1391-100%209.5');
    expect(json['itemSummaries'].map(({ price, seller }: Json) => [price.value, seller.username])).toEqual([
      ['210.00', 'rival-0'],
      ['212.00', 'operator'],
      ['220.00', 'rival-0'],
    ]);
  });
});

describe('Rule: a sale takes one of the quantity, and is told', () => {
  it('is found by when it changed, and fulfilled', async () => {
    const id = await published();
    await control('/sell', { channel: 'auction', listingNo: id });
    expect((await call('GET', `${inventory}/offer/${id}`)).json).toMatchObject({
      availableQuantity: 1,
      listing: { soldQuantity: 1, listingStatus: 'ACTIVE' },
    });
    const found = async (from: string) =>
      (await call('GET', `/sell/fulfillment/v1/order?filter=lastmodifieddate:%5B${from}..%5D`)).json['orders'] as Json[];
    expect(await found('2026-11-29T00:00:00.000Z')).toEqual([]);
    const [order] = await found('2026-11-28T00:00:00.000Z');
    expect(order).toMatchObject({
      orderFulfillmentStatus: 'NOT_STARTED',
      paymentSummary: { totalDueSeller: { value: '195.04' } },
      lineItems: [{ sku: 'SKU-1', quantity: 1 }],
    });
    const path = `/sell/fulfillment/v1/order/${order!['orderId']}`;
    expect((await call('POST', `${path}/shipping_fulfillment`, { trackingNumber: '1Z1', shippingCarrierCode: 'UPS' })).status).toBe(201);
    expect((await call('GET', path)).json['orderFulfillmentStatus']).toBe('FULFILLED');
    expect((await call('POST', `${path}/cancel`, { reason: 'OUT_OF_STOCK' })).status).toBe(409);
  });

  it('to an address that has answered the challenge, signed by a key that is published', async () => {
    const heard: { body: string; signature: string }[] = [];
    const listener: Server = createServer((request, response) => {
      const asked = new URL(request.url!, 'http://listener.invalid').searchParams.get('challenge_code');
      if (asked) {
        const challengeResponse = createHash('sha256').update(asked).update(account.verificationToken).update(url()).digest('hex');
        return response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ challengeResponse }));
      }
      let body = '';
      request.on('data', (part: Buffer) => (body += part.toString()));
      request.on('end', () => {
        heard.push({ body, signature: String(request.headers['x-ebay-signature']) });
        response.writeHead(204).end();
      });
    }).listen(0, '127.0.0.1');
    const url = () => `http://127.0.0.1:${(listener.address() as AddressInfo).port}/hooks`;
    await vi.waitUntil(() => listener.listening);
    const destination = (verificationToken: string) =>
      call('POST', '/commerce/notification/v1/destination', {
        name: 'portal',
        status: 'ENABLED',
        deliveryConfig: { endpoint: url(), verificationToken },
      });
    expect((await destination('another-token-of-at-least-32-letters')).status).toBe(400);
    expect((await destination(account.verificationToken)).status).toBe(201);

    await control('/faults', { fault: 'hookForged', next: 1 });
    const id = await published();
    for (const times of [1, 2]) {
      await control('/sell', { channel: 'auction', listingNo: id });
      await vi.waitUntil(() => heard.length === times);
    }
    const isSigned = await Promise.all(
      heard.map(async ({ body, signature }) => {
        const header = JSON.parse(Buffer.from(signature, 'base64').toString()) as Json;
        const { json } = await call('GET', `/commerce/notification/v1/public_key/${header['kid']}`);
        const [, text] = /KEY-----(.*)-----END/.exec(json['key'])!;
        const key = createPublicKey({ key: Buffer.from(text!, 'base64'), format: 'der', type: 'spki' });
        return verify('sha1', Buffer.from(body), key, Buffer.from(header['signature'], 'base64'));
      }),
    );
    expect(isSigned).toEqual([false, true]);
    expect(JSON.parse(heard[1]!.body)).toMatchObject({ metadata: { topic: 'ORDER_CONFIRMATION' } });
    listener.close();
  });
});

describe('Rule: its answers have the published form', () => {
  it('every one that was read', async () => {
    const { json: none } = await call('GET', `${inventory}/offer?sku=SKU-1`);
    const id = await published();
    const requests = [{ sku: 'SKU-1', offers: [{ offerId: id, availableQuantity: 2, price: { value: '212.00', currency: 'USD' } }] }];
    const { json: bulk } = await call('POST', `${inventory}/bulk_update_price_quantity`, { requests });
    const { json: offered } = await call('GET', `${inventory}/offer/${id}`);
    await control('/sell', { channel: 'auction', listingNo: id });
    expectPublishedShapes(new URL('fixtures/', import.meta.url), {
      'no-offer': none,
      offer: offered,
      'bulk-update': bulk,
      'item-summary': (await call('GET', '/buy/browse/v1/item_summary/search?q=DD1391-100')).json,
      order: (await call('GET', '/sell/fulfillment/v1/order')).json['orders'][0],
    });
  });
});
