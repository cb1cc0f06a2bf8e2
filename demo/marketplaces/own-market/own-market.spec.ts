import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { demoAccounts } from '../demo-accounts.ts';
import { expectPublishedShapes } from '../fixture-examples.ts';
import { openMarketplaces, type Marketplaces } from '../open-marketplaces.ts';
import { controlOf, type Control, type Json } from '../spec-calls.ts';

let sandbox: Marketplaces;
let control: Control;
const { accessToken, hookSecret } = demoAccounts.operator.market;

const ask = async (root: string, variables: Json = {}, token = accessToken) => {
  const isMutation = /Set|Update|Create|Cancel/.test(root);
  const answer = await fetch(`${sandbox.urls.market}/admin/api/2026-01/graphql.json`, {
    method: 'POST',
    headers: { 'x-shopify-access-token': token, 'content-type': 'application/json' },
    body: JSON.stringify({ query: `${isMutation ? 'mutation' : 'query'} Ask { ${root}(input: $input) { id } }`, variables }),
  });
  const json = (await answer.json()) as Json;
  return { status: answer.status, json, data: json['data']?.[root] as Json };
};
const productSet = async (fields: Json = {}) =>
  ask('productSet', {
    input: {
      title: 'Nike Dunk Low Panda',
      status: 'ACTIVE',
      variants: [
        {
          sku: 'DD1391-100/9.5',
          price: '212.00',
          optionValues: [{ optionName: 'Size', name: '9.5' }],
          inventoryQuantities: [{ locationId: 'gid://shopify/Location/1', name: 'available', quantity: 2 }],
          ...fields,
        },
      ],
    },
  });
const variant = async (): Promise<Json> => (await ask('productVariants', { query: "sku:'DD1391-100/9.5'", first: 10 })).data['nodes'][0];

beforeEach(async () => {
  sandbox = await openMarketplaces({ clock: 'virtual', hasLimits: false });
  control = controlOf(sandbox);
});
afterEach(() => sandbox.close());

describe('Rule: our own market answers by its root fields', () => {
  it('to whoever has the token, and says what a call cost', async () => {
    expect((await ask('locations', {}, 'other')).status).toBe(401);
    expect((await ask('locations')).json['extensions'].cost.throttleStatus).toMatchObject({ maximumAvailable: 2_000 });
    expect((await ask('shopLocales')).json['errors'][0].extensions.code).toBe('undefinedField');
  });

  it('knows a variant by its SKU, once', async () => {
    expect((await productSet()).data).toMatchObject({ userErrors: [], product: { status: 'ACTIVE' } });
    expect(await variant()).toMatchObject({ sku: 'DD1391-100/9.5', price: '212.00', inventoryQuantity: 2 });
    expect((await productSet()).data['userErrors']).toMatchObject([{ code: 'TAKEN' }]);
  });
});

describe('Rule: stock changes on condition that it is what was thought', () => {
  it('or nothing of it does', async () => {
    await productSet();
    const { inventoryItem, id, product } = await variant();
    const set = (from: number, quantity: number) =>
      ask('inventorySetQuantities', {
        input: {
          name: 'available',
          reason: 'correction',
          quantities: [{ inventoryItemId: inventoryItem.id, locationId: 'gid://shopify/Location/1', quantity, changeFromQuantity: from }],
        },
      });
    expect((await set(2, 1)).data['userErrors']).toEqual([]);
    expect((await set(2, 5)).data['userErrors']).toMatchObject([{ code: 'CHANGE_FROM_QUANTITY_STALE' }]);
    expect((await variant())['inventoryQuantity']).toBe(1);
    await ask('productVariantsBulkUpdate', { productId: product.id, variants: [{ id, price: '199.50' }] });
    expect((await variant())['price']).toBe('199.50');
    await set(1, 0);
    expect(await control('/sell', { channel: 'market', listingNo: String(id).split('/').at(-1) })).toEqual({ orders: [null] });
    await set(0, 3);
    expect((await control('/sell', { channel: 'market', listingNo: String(id).split('/').at(-1) }))['orders'][0].cents).toBe(19_950);
  });

  it('a draft is not on sale', async () => {
    await productSet();
    const { id, product } = await variant();
    await ask('productUpdate', { product: { id: product.id, status: 'DRAFT' } });
    expect(await control('/sell', { channel: 'market', listingNo: String(id).split('/').at(-1) })).toEqual({ orders: [null] });
  });
});

describe('Rule: an order is told at once, and fulfilled or cancelled', () => {
  it('signed over the body', async () => {
    const heard: { body: string; signature: unknown }[] = [];
    const listener = createServer((request, response) => {
      let body = '';
      request.on('data', (part: Buffer) => (body += part.toString()));
      request.on('end', () => {
        heard.push({ body, signature: request.headers['x-shopify-hmac-sha256'] });
        response.writeHead(200).end();
      });
    }).listen(0, '127.0.0.1');
    await vi.waitUntil(() => listener.listening);
    const uri = `http://127.0.0.1:${(listener.address() as AddressInfo).port}/`;
    await ask('webhookSubscriptionCreate', { topic: 'ORDERS_CREATE', webhookSubscription: { uri } });
    await control('/faults', { fault: 'hookTwice', next: 1 });
    await productSet();
    const { id } = await variant();
    await control('/sell', { channel: 'market', listingNo: String(id).split('/').at(-1) });
    await vi.waitUntil(() => heard.length === 2);
    const [first, second] = heard;
    expect(first).toEqual(second);
    expect(first!.signature).toBe(createHmac('sha256', hookSecret).update(first!.body).digest('base64'));
    listener.close();
  });

  it('with a label of ours', async () => {
    await productSet();
    const { id } = await variant();
    const sell = () => control('/sell', { channel: 'market', listingNo: String(id).split('/').at(-1) });
    await sell();
    const { nodes } = (await ask('orders', { query: 'updated_at:>=2026-11-28T00:00:00Z', first: 10 })).data;
    expect(nodes[0]).toMatchObject({
      displayFinancialStatus: 'PAID',
      displayFulfillmentStatus: 'UNFULFILLED',
      lineItems: { nodes: [{ sku: 'DD1391-100/9.5', quantity: 1 }] },
    });
    const { url } = (await ask('shippingLabel', { orderId: nodes[0].id })).data;
    const label = await fetch(url, { headers: { 'x-shopify-access-token': accessToken } });
    expect((await label.text()).slice(0, 5)).toBe('%PDF-');
    const fulfillment = {
      lineItemsByFulfillmentOrder: [{ fulfillmentOrderId: nodes[0].fulfillmentOrders.nodes[0].id }],
      trackingInfo: { number: '1Z1', company: 'UPS' },
    };
    expect((await ask('fulfillmentCreate', { fulfillment })).data['userErrors']).toEqual([]);
    expect((await ask('order', { id: nodes[0].id })).data['displayFulfillmentStatus']).toBe('FULFILLED');
    expect(
      (await ask('orderCancel', { orderId: nodes[0].id, reason: 'INVENTORY', refund: true, restock: true })).data['orderCancelUserErrors'],
    ).toMatchObject([{ code: 'INVALID' }]);
    await sell();
    const { nodes: two } = (await ask('orders', { first: 10 })).data;
    await ask('orderCancel', { orderId: two[1].id, reason: 'INVENTORY', refund: true, restock: true });
    expect((await variant())['inventoryQuantity']).toBe(1);
  });
});

describe('Rule: its answers have the published form', () => {
  it('every one that was read', async () => {
    await productSet();
    const { json: variants } = await ask('productVariants', { first: 1 });
    const { id, inventoryItem } = await variant();
    const quantities = [{ inventoryItemId: inventoryItem.id, locationId: 'gid://shopify/Location/1', quantity: 1, changeFromQuantity: 9 }];
    const { json: stale } = await ask('inventorySetQuantities', { input: { name: 'available', reason: 'correction', quantities } });
    await control('/sell', { channel: 'market', listingNo: String(id).split('/').at(-1) });
    expectPublishedShapes(new URL('fixtures/', import.meta.url), {
      'product-variants': variants,
      'inventory-set-quantities': stale,
      orders: (await ask('orders', { first: 1 })).json,
    });
  });
});
