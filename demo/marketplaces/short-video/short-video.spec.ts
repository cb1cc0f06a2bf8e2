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
let token: string;
const { appKey, appSecret, refreshToken, shopCipher } = demoAccounts.operator.shortVideo;

const refresh = async (of = refreshToken) => {
  const query = new URLSearchParams({ app_key: appKey, app_secret: appSecret, refresh_token: of, grant_type: 'refresh_token' });
  return (await (await fetch(`${sandbox.urls.shortVideo}/api/v2/token/refresh?${query}`)).json()) as Json;
};
const call = async (
  method: string,
  path: string,
  body?: Json | FormData,
  changes: Record<string, string> = {},
  query: Record<string, string> = {},
) => {
  const parameters: Record<string, string> = {
    ...query,
    app_key: appKey,
    timestamp: String(Math.floor(sandbox.clock.now() / 1000)),
    shop_cipher: shopCipher,
  };
  const text = body === undefined || body instanceof FormData ? '' : JSON.stringify(body);
  const sorted = Object.keys(parameters)
    .sort()
    .map((name) => name + parameters[name])
    .join('');
  const sign = createHmac('sha256', appSecret).update(`${appSecret}${path}${sorted}${text}${appSecret}`).digest('hex');
  const all = new URLSearchParams({ ...parameters, sign, ...changes });
  const answer = await fetch(`${sandbox.urls.shortVideo}${path}?${all}`, {
    method,
    headers: { 'x-tts-access-token': token, ...(text !== '' && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: body instanceof FormData ? body : text }),
  });
  return { status: answer.status, ...((await answer.json()) as { code: number; data: Json }) };
};

/** As much of a PNG as says how large it is. */
const picture = (width: number, height: number): FormData => {
  const head = Buffer.alloc(64);
  Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex').copy(head);
  head.writeUInt32BE(width, 16);
  head.writeUInt32BE(height, 20);
  const form = new FormData();
  form.set('data', new Blob([head]), 'picture.png');
  return form;
};
const upload = async (width = 800, height = 800) => call('POST', '/product/202309/images/upload', picture(width, height));
const product = async (fields: Json = {}) => {
  const { data } = await upload();
  return call('POST', '/product/202309/products', {
    title: 'Nike Dunk Low Panda',
    description: 'New',
    category_id: '601352',
    main_images: [{ uri: data['uri'] }],
    skus: [
      {
        seller_sku: 'DD1391-100/9.5',
        sales_attributes: [{ name: 'Size', value_name: '9.5' }],
        price: { amount: '212.00', currency: 'USD' },
        inventory: [{ warehouse_id: '1', quantity: 1 }],
      },
    ],
    ...fields,
  });
};
const onSale = async () => {
  const { data } = await product();
  sandbox.clock.advance(2 * 3_600_000);
  return { productId: data['product_id'] as string, skuId: data['skus'][0].id as string };
};
const orders = async () => (await call('POST', '/order/202309/orders/search', {})).data['orders'] as Json[];

beforeEach(async () => {
  sandbox = await openMarketplaces({ clock: 'virtual', hasLimits: false });
  control = controlOf(sandbox);
  token = (await refresh())['data'].access_token;
});
afterEach(() => sandbox.close());

describe('Rule: every call is signed over its path, its parameters and its body', () => {
  it('and success is a code, not a status', async () => {
    expect(await call('GET', '/authorization/202309/shops')).toMatchObject({ status: 200, code: 0, data: { shops: [{ cipher: shopCipher }] } });
    expect(await call('GET', '/authorization/202309/shops', undefined, { sign: 'other' })).toMatchObject({ code: 106_001 });
    expect((await refresh('other'))['code']).toBe(105_001);
    sandbox.clock.advance(8 * 86_400_000);
    expect((await call('GET', '/authorization/202309/shops')).code).toBe(105_002);
  });

  it('with a time that is about now', async () => {
    await control('/faults', { fault: 'clockSkew', ms: 400_000 });
    expect((await call('GET', '/logistics/202309/warehouses')).code).toBe(36_009_004);
  });
});

describe('Rule: a picture is what its content says', () => {
  it.each([
    [300, 4_000, 0],
    [299, 800, 12_052_700],
    [800, 4_001, 12_052_700],
  ])('%d by %d: %d', async (width, height, code) => {
    expect((await upload(width, height)).code).toBe(code);
  });
});

describe('Rule: a product is audited before it sells', () => {
  it('for hours; its status and that of its audit are two', async () => {
    const { data } = await product();
    const path = `/product/202309/products/${data['product_id']}`;
    expect((await call('GET', path)).data).toMatchObject({ status: 'PENDING', audit: { status: 'AUDITING' } });
    expect(await control('/sell', { channel: 'shortVideo', listingNo: data['skus'][0].id })).toEqual({ orders: [null] });
    sandbox.clock.advance(2 * 3_600_000);
    expect((await call('GET', path)).data).toMatchObject({ status: 'ACTIVATE', audit: { status: 'APPROVED' } });
  });

  it('fails without a picture', async () => {
    const { data } = await product({ main_images: [] });
    sandbox.clock.advance(2 * 3_600_000);
    expect((await call('GET', `/product/202309/products/${data['product_id']}`)).data).toMatchObject({
      status: 'FAILED',
      audit: { status: 'FAILED' },
    });
  });

  it('an edit shows nothing until it is audited; prices change at once', async () => {
    const { productId, skuId } = await onSale();
    const path = `/product/202309/products/${productId}`;
    await call('PUT', path, { title: 'Another title' });
    await call('POST', `${path}/prices/update`, { skus: [{ id: skuId, price: { amount: '199.50', currency: 'USD' } }] });
    expect((await call('GET', path)).data).toMatchObject({
      title: 'Nike Dunk Low Panda',
      status: 'ACTIVATE',
      skus: [{ price: { sale_price: '199.50' } }],
    });
    sandbox.clock.advance(2 * 3_600_000);
    expect((await call('GET', path)).data['title']).toBe('Another title');
  });

  it('is found by our SKU, and taken off sale', async () => {
    const { productId, skuId } = await onSale();
    const found = await call('POST', '/product/202309/products/search', { seller_skus: ['DD1391-100/9.5'] }, {}, { page_size: '10' });
    expect(found.data['products'].map(({ id }: Json) => id)).toEqual([productId]);
    await call('POST', '/product/202309/products/deactivate', { product_ids: [productId] });
    expect(await control('/sell', { channel: 'shortVideo', listingNo: skuId })).toEqual({ orders: [null] });
  });
});

describe('Rule: an order reserves before it is paid', () => {
  it('and frees its stock where it is cancelled', async () => {
    const { skuId, productId } = await onSale();
    await control('/sell', { channel: 'shortVideo', listingNo: skuId });
    const [order] = await orders();
    expect(order).toMatchObject({ status: 'UNPAID', paid_time: null, line_items: [{ seller_sku: 'DD1391-100/9.5', sku_id: skuId }] });
    const stock = async () => (await call('GET', `/product/202309/products/${productId}`)).data['skus'][0].inventory[0].quantity;
    expect(await stock()).toBe(0);
    await call('POST', `/order/202309/orders/${order!['id']}/cancel`, { cancel_reason: 'out of stock' });
    expect(await stock()).toBe(1);
  });

  it('is held, shipped and settled', async () => {
    const { skuId } = await onSale();
    await control('/sell', { channel: 'shortVideo', listingNo: skuId });
    const [{ id, packages }] = (await orders()) as [Json];
    const ship = () => call('POST', `/fulfillment/202309/packages/${packages[0].id}/ship`, { handover_method: 'PICKUP' });
    await control('/orders', { channel: 'shortVideo', orderNo: id, state: 'ON_HOLD' });
    expect((await ship()).code).toBe(21_001_001);
    await control('/orders', { channel: 'shortVideo', orderNo: id, state: 'AWAITING_SHIPMENT' });
    const { data } = await call(
      'GET',
      `/fulfillment/202309/packages/${packages[0].id}/shipping_documents`,
      undefined,
      {},
      { document_type: 'SHIPPING_LABEL' },
    );
    expect((await (await fetch(data['doc_url'])).text()).slice(0, 5)).toBe('%PDF-');
    expect((await ship()).code).toBe(0);
    sandbox.clock.advance(7 * 86_400_000);
    token = (await refresh())['data'].access_token;
    expect((await call('GET', '/order/202309/orders', undefined, {}, { ids: id })).data['orders'][0].status).toBe('COMPLETED');
    expect((await call('GET', `/finance/202309/orders/${id}/statement_transactions`)).data).toMatchObject({ settlement_amount: '199.28' });
  });

  it('tells each step, signed over key and body', async () => {
    const heard: { body: string; signature: unknown }[] = [];
    const listener = createServer((request, response) => {
      let body = '';
      request.on('data', (part: Buffer) => (body += part.toString()));
      request.on('end', () => {
        heard.push({ body, signature: request.headers.authorization });
        response.writeHead(200).end();
      });
    }).listen(0, '127.0.0.1');
    await vi.waitUntil(() => listener.listening);
    await call('PUT', '/event/202309/webhooks', {
      event_type: 'ORDER_STATUS_CHANGE',
      address: `http://127.0.0.1:${(listener.address() as AddressInfo).port}/`,
    });
    const { skuId } = await onSale();
    await control('/sell', { channel: 'shortVideo', listingNo: skuId });
    await vi.waitUntil(() => heard.length === 2);
    expect(heard.map(({ body }) => (JSON.parse(body) as Json)['type']).sort()).toEqual([1, 5]);
    for (const { body, signature } of heard)
      expect(signature).toBe(
        createHmac('sha256', appSecret)
          .update(appKey + body)
          .digest('hex'),
      );
    listener.close();
  });
});

describe('Rule: its answers have the published form', () => {
  it('every one that was read', async () => {
    const { skuId, productId } = await onSale();
    const shown = await call('GET', `/product/202309/products/${productId}`);
    await control('/sell', { channel: 'shortVideo', listingNo: skuId });
    expectPublishedShapes(new URL('fixtures/', import.meta.url), {
      token: await refresh(),
      product: shown,
      orders: await call('POST', '/order/202309/orders/search', {}),
    });
  });
});
